import { codeTry } from '../limits/limited.js';
import { type Call, type Service } from '../Service.js';
import { type MailedCode } from '../store/Codes.js';

/**
 * What a mailed code allows. Who brings many that are none is held back.
 * @throws Refusal INVALID_OOB_CODE, EXPIRED_OOB_CODE or TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function readCode({ db, limits, codes }: Service, { ip }: Call, code: string): Promise<MailedCode> {
  const tried = codeTry(ip);
  await limits.take(tried);
  const allowed = await db.read(codes.read(code));
  await limits.giveBack(tried);
  return allowed;
}
