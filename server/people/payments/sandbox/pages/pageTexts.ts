import { type CardName } from '../billing/cards.js';

/** Languages of these pages; the server writes them, outside the application's own translations. */
export type PageLanguage = 'en' | 'ro';

/** The words of the sandbox's pages in one language. */
interface SandboxTexts {
  readonly badge: string;
  readonly notice: string;
  readonly otherLanguage: string;
  readonly checkout: Readonly<
    Record<'title' | 'monthly' | 'card' | 'pay' | 'cancel' | 'declined' | 'over' | 'overText', string>
  >;
  readonly authentication: Readonly<Record<'title' | 'text' | 'approve' | 'refuse' | 'refused', string>>;
  readonly cards: Readonly<Record<CardName, string>>;
  readonly portal: Readonly<
    Record<
      | ('title' | 'back' | 'subscription' | 'none' | 'renews' | 'ends' | 'ended' | 'late' | 'cancel' | 'resume')
      | (
          | 'payment'
          | 'noCard'
          | 'present'
          | 'useCard'
          | 'invoices'
          | 'noInvoices'
          | 'number'
          | 'date'
          | 'amount'
          | 'status'
        ),
      string
    >
  >;
  readonly invoiceStatus: Readonly<Record<'paid' | 'open' | 'draft' | 'void', string>>;
}

export const SANDBOX_TEXTS: Readonly<Record<PageLanguage, SandboxTexts>> = {
  en: {
    badge: 'Sandbox',
    notice: 'No real payment is made here, and no real card is asked for. Nothing leaves this computer.',
    otherLanguage: 'Română',
    checkout: {
      title: 'Sandbox check-out',
      monthly: 'a month',
      card: 'Test card',
      pay: 'Pay',
      cancel: 'Back without paying',
      declined: 'The card was declined. Choose another one.',
      over: 'This check-out is over',
      overText: 'It was paid already, or took too long. Go back to Harta and begin another one.',
    },
    authentication: {
      title: 'Your bank asks whether it is you',
      text: 'A real card would now ask you in an app or by a message.',
      approve: 'Yes, it is me',
      refuse: 'No, stop the payment',
      refused: 'The payment was not confirmed. Choose a card and try again.',
    },
    cards: {
      good: 'pays',
      declined: 'is declined',
      authentication: 'asks for confirmation, then pays',
      laterDeclined: 'pays now, is declined at renewal',
    },
    portal: {
      title: 'Sandbox portal',
      back: 'Back to Harta',
      subscription: 'Subscription',
      none: 'There is no subscription.',
      renews: 'is renewed on',
      ends: 'ends on',
      ended: 'has ended',
      late: 'the last payment failed',
      cancel: 'Cancel at the end of the period',
      resume: 'Resume',
      payment: 'Payment method',
      noCard: 'There is no card.',
      present: 'Present card: ends in',
      useCard: 'Use this card',
      invoices: 'Invoices',
      noInvoices: 'There are no invoices.',
      number: 'Number',
      date: 'Date',
      amount: 'Amount',
      status: 'Status',
    },
    invoiceStatus: { paid: 'paid', open: 'waits for payment', draft: 'draft', void: 'void' },
  },
  ro: {
    badge: 'Probă',
    notice: 'Aici nu se face nicio plată reală și nu se cere niciun card real. Nimic nu părăsește acest calculator.',
    otherLanguage: 'English',
    checkout: {
      title: 'Plată de probă',
      monthly: 'pe lună',
      card: 'Card de test',
      pay: 'Plătește',
      cancel: 'Înapoi fără plată',
      declined: 'Cardul a fost refuzat. Alege altul.',
      over: 'Această plată s-a încheiat',
      overText: 'A fost plătită deja sau a durat prea mult. Întoarce-te în Harta și începe alta.',
    },
    authentication: {
      title: 'Banca ta întreabă dacă ești tu',
      text: 'Un card real te-ar întreba acum într-o aplicație sau printr-un mesaj.',
      approve: 'Da, eu sunt',
      refuse: 'Nu, oprește plata',
      refused: 'Plata nu a fost confirmată. Alege un card și încearcă din nou.',
    },
    cards: {
      good: 'plătește',
      declined: 'este refuzat',
      authentication: 'cere confirmare, apoi plătește',
      laterDeclined: 'plătește acum, este refuzat la reînnoire',
    },
    portal: {
      title: 'Portal de probă',
      back: 'Înapoi în Harta',
      subscription: 'Abonament',
      none: 'Nu există niciun abonament.',
      renews: 'se reînnoiește pe',
      ends: 'se încheie pe',
      ended: 's-a încheiat',
      late: 'ultima plată a eșuat',
      cancel: 'Anulează la sfârșitul perioadei',
      resume: 'Continuă',
      payment: 'Metodă de plată',
      noCard: 'Nu există niciun card.',
      present: 'Cardul de acum se termină în',
      useCard: 'Folosește acest card',
      invoices: 'Facturi',
      noInvoices: 'Nu există nicio factură.',
      number: 'Număr',
      date: 'Dată',
      amount: 'Sumă',
      status: 'Stare',
    },
    invoiceStatus: { paid: 'plătită', open: 'așteaptă plata', draft: 'ciornă', void: 'anulată' },
  },
};

const isLanguage = (text: string | null | undefined): text is PageLanguage => text === 'en' || text === 'ro';

/** The language that the address asks for, else the one in which the page was opened, else the browser's. */
export function pageLanguage(
  asked: string | undefined,
  begun: string | null,
  accepted: string | undefined,
): PageLanguage {
  if (isLanguage(asked)) return asked;
  if (isLanguage(begun)) return begun;
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}
