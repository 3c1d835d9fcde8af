/** The A/B parameters that the site reads, with the values that hold until an answer comes (specification, section 4). */

/** Parameter names as the A/B host knows them. */
export const experiments = {
  readOnly: 'ow_2202_readonly_vn',
  android: 'ow_atop_test',
  guide: 'ow_guide',
} as const;

/** The value of `ow_atop_test` and `ow_guide` until the host answers. */
export const defaultArm = 'default';

/** What the A/B host is asked for. */
export const experimentGroup = 'wps_home_overseas=overseas_abtest';

/** Names under which `ow_2202_readonly_vn` may hold the id of its experiment. */
export const experimentIdKeys = ['experiment_id', 'experimentId', 'exp_id', 'expId'] as const;

/** `?exp=on` asks the A/B host also for browsers under automation. */
export const forcedExperiments = 'on';

/** The value of `ow_guide` that sends visitors to the installation guide page after a download. */
export const guidePageArm = 'true';
