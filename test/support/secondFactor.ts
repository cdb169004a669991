import { TOTP } from 'otpauth';
import type { TestService } from './service.ts';

/** The code that an authenticator app with this secret shows, now or some steps of thirty seconds later. */
export function appCode(secret: string, stepsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

/** Who sets a second factor up: the cookie of a session, and the password of its merchant. */
export interface Enroller {
  readonly cookie: string;
  readonly password: string;
}

/** Sets a second factor up, up to the code that turns it on. Returns the secret. */
export async function prepareSecondFactor(
  service: TestService,
  { cookie, password }: Enroller,
): Promise<string> {
  const { status, body } = await service.post('/session/second-factor', { password }, { cookie });
  if (status !== 200) throw new Error(`No second factor could be prepared: ${status} ${body.msg}`);
  return body.secret;
}

/** A second factor that is on. */
export interface TestSecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns a second factor on. The code of the step before this one is spent for it. */
export async function turnOnSecondFactor(service: TestService, by: Enroller): Promise<TestSecondFactor> {
  const { cookie } = by;
  const secret = await prepareSecondFactor(service, by);
  for (;;) {
    const step = currentStep();
    const { status, body } = await service.post(
      '/session/second-factor/confirm',
      { code: appCode(secret, -1) },
      { cookie },
    );
    if (status === 200) return { secret, recoveryCodes: body.recoveryCodes };
    // A step that began meanwhile makes the code one of two steps before, which is refused.
    if (currentStep() === step)
      throw new Error(`The second factor could not be turned on: ${status} ${body.msg}`);
  }
}

function currentStep(): number {
  return Math.floor(Date.now() / 30_000);
}
