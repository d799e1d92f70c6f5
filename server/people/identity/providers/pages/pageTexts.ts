/** Languages of these pages; the server writes them, outside the application's own translations. */
export type PageLanguage = 'en' | 'ro';

/** The words of the windows that sign in with another service. `{provider}` is its name. */
export interface PageTexts {
  readonly trial: {
    readonly title: string;
    readonly notice: string;
    readonly choose: string;
    readonly other: string;
    readonly email: string;
    readonly emailWrong: string;
    readonly name: string;
    readonly nameHint: string;
    readonly submit: string;
    readonly refused: string;
  };
  readonly outcome: {
    readonly title: string;
    readonly working: string;
    readonly lost: string;
    readonly deadTitle: string;
    readonly dead: string;
  };
}

export const PAGE_TEXTS: Record<PageLanguage, PageTexts> = {
  en: {
    trial: {
      title: 'A local trial of signing in with {provider}',
      notice:
        'No {provider} account is involved, and nothing leaves this computer. Choose any address and name; the address does not count as confirmed.',
      choose: 'Used in this browser before',
      other: 'Another trial account',
      email: 'E-mail',
      emailWrong: 'Enter an e-mail address, such as ana@example.com',
      name: 'Name',
      nameHint: 'Optional',
      submit: 'Sign in',
      refused: 'That did not work. Close this window and try again.',
    },
    outcome: {
      title: 'Signing in with {provider}',
      working: 'One moment…',
      lost: 'The page that opened this window is gone. Close this window and try again there.',
      deadTitle: 'This sign-in has ended',
      dead: 'It took too long, was finished already, or began in another browser. Close this window and try again.',
    },
  },
  ro: {
    trial: {
      title: 'O probă locală a autentificării cu {provider}',
      notice:
        'Nu este implicat niciun cont {provider} și nimic nu părăsește acest calculator. Alege orice adresă și orice nume; adresa nu se consideră confirmată.',
      choose: 'Folosite deja în acest browser',
      other: 'Alt cont de probă',
      email: 'E-mail',
      emailWrong: 'Scrie o adresă de e-mail, de exemplu ana@example.com',
      name: 'Nume',
      nameHint: 'Opțional',
      submit: 'Autentifică-te',
      refused: 'Nu a mers. Închide această fereastră și încearcă din nou.',
    },
    outcome: {
      title: 'Autentificare cu {provider}',
      working: 'O clipă…',
      lost: 'Pagina care a deschis această fereastră nu mai există. Închide fereastra și încearcă din nou acolo.',
      deadTitle: 'Această autentificare s-a încheiat',
      dead: 'A durat prea mult, s-a terminat deja sau a început în alt browser. Închide fereastra și încearcă din nou.',
    },
  },
};

const isLanguage = (text: string | undefined): text is PageLanguage => text === 'en' || text === 'ro';

/** The language that the address asks for, else the first of ours that the browser does. */
export function pageLanguage(asked: string | undefined, accepted: string | undefined): PageLanguage {
  if (isLanguage(asked)) return asked;
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}
