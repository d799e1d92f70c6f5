import { later } from '../../components/later/later';
import { withTexts } from '../i18n/i18n';
import { useConsent } from './consent';
import { countsVisits } from './pageViews';

const Question = later(withTexts(['visits'], async () => (await import('./ConsentQuestion')).ConsentQuestion));

/** Asks whether visits may be counted, where they are counted and until there is an answer. */
export function ConsentNotice() {
  const consent = useConsent();
  return countsVisits() && consent === undefined && <Question />;
}
