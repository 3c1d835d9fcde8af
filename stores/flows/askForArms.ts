/** The visitor's arms of the A/B experiments, taken over when the host has answered (specification, section 4). */
import { defaultArm, experiments } from '@/config/visitor/experiments';
import { experimentOverrides } from '@/services/rules/experimentOverrides';
import { isReadOnlyCountry, runsExperiments } from '@/services/rules/experimentArms';
import { useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';

async function load(search: string): Promise<void> {
  const overrides = experimentOverrides(search);
  const asked = overrides[experiments.readOnly];
  if (asked) useDownload.setState({ isReadOnlyCountry: asked !== defaultArm });
  const { webdriver, userAgent } = navigator;
  if (!runsExperiments({ webdriver, userAgent, search })) return;
  try {
    const { abtestId, fetchArms } = await import('@/services/calls/abtest');
    const arms = await fetchArms(abtestId());
    useGlobal.setState({
      setupGuide: overrides[experiments.guide] ?? arms[experiments.guide],
      andrToChrome: overrides[experiments.android] ?? arms[experiments.android],
    });
    if (!asked)
      useDownload.setState({ isReadOnlyCountry: isReadOnlyCountry(arms[experiments.readOnly]) });
  } catch (error) {
    console.warn(`experiments: the defaults stay in use. ${String(error)}`);
  }
}

let loaded: Promise<void> | undefined;

/**
 * Asks for the arms once for each loading of the page; those that the query names win. Nothing
 * waits for it, and a download that has begun keeps the guide that it began with. Never rejects.
 */
export function loadExperiments(search: string): Promise<void> {
  return (loaded ??= load(search));
}

/** Forgets that the host was asked; for tests. */
export function resetExperiments(): void {
  loaded = undefined;
}
