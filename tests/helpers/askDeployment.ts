/** Playwright's global setup: no test begins where the deployment under test is not there. */
import { assertAnswers, deployment } from './deployment';

export default async function askDeployment(): Promise<void> {
  const named = deployment(process.env.BASE_URL);
  if (named) await assertAnswers(named);
}
