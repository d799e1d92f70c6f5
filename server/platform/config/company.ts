import { StartupError } from './StartupError.js';

/** Who runs this installation, for the pages. */
export interface CompanySettings {
  /** Where the Contact link leads. */
  readonly contactUrl: string;
  readonly companyName: string;
}

const LONGEST_NAME = 120;

function readContactUrl(text: string): string {
  const scheme = URL.canParse(text) ? new URL(text).protocol : '';
  if (!['mailto:', 'https:', 'http:'].includes(scheme))
    throw new StartupError(`HARTA_CONTACT_URL must be a mailto: or https: address, not "${text}".`);
  return text;
}

/**
 * Reads HARTA_CONTACT_URL and HARTA_COMPANY_NAME.
 * @throws StartupError
 */
export function readCompany(env: NodeJS.ProcessEnv): CompanySettings {
  const companyName = env['HARTA_COMPANY_NAME'] || 'Harta';
  if (companyName.length > LONGEST_NAME)
    throw new StartupError(`HARTA_COMPANY_NAME may have at most ${LONGEST_NAME} characters.`);
  return { contactUrl: readContactUrl(env['HARTA_CONTACT_URL'] || 'mailto:contact@harta.example'), companyName };
}
