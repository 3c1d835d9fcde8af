/** The A/B parameters that the site reads, with the values that hold until an answer comes (specification, section 4). */

/** Parameter names as the A/B host knows them. */
export const experiments = {
  readOnly: 'ow_2202_readonly_vn',
  android: 'ow_atop_test',
  guide: 'ow_guide',
} as const;

/** The value of `ow_atop_test` and `ow_guide` until the host answers. */
export const defaultArm = 'default';

/** The value of `ow_guide` that sends visitors to the installation guide page after a download. */
export const guidePageArm = 'true';
