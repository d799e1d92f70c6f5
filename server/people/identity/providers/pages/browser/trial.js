import { handOver } from './handOver.js';

const KEY = 'trial-accounts';
const MOST_REMEMBERED = 12;

const form = document.getElementById('form');
const [email, name] = [form.elements.namedItem('email'), form.elements.namedItem('name')];
const refused = document.getElementById('refused');
const call = JSON.parse(form.dataset.call);

const isAccount = (value) =>
  ['providerId', 'email', 'name', 'secret'].every((part) => typeof value?.[part] === 'string');

/** The trial accounts of this browser, the last used first. */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]').filter(isAccount);
  } catch {
    return [];
  }
}

const isSame = (one, other) =>
  one.providerId === other.providerId && one.email.toLowerCase() === other.email.toLowerCase();

function remember(account) {
  const others = remembered().filter((each) => !isSame(each, account));
  try {
    localStorage.setItem(KEY, JSON.stringify([account, ...others].slice(0, MOST_REMEMBERED)));
  } catch {
    // Without storage the account is forgotten with the window.
  }
}

/** What makes the account this browser's own: whoever does not know it is somebody else at the same address. */
const newSecret = () => crypto.randomUUID() + crypto.randomUUID();

function accountOf(address, itsName) {
  const account = { providerId: call.providerId, email: address, name: itsName };
  const known = remembered().find((each) => isSame(each, account));
  return { ...account, name: itsName || (known?.name ?? ''), secret: known?.secret ?? newSecret() };
}

async function tokenFor({ providerId, email: address, name: itsName, secret }) {
  const response = await fetch('/emulator/auth/trial', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ providerId, email: address, name: itsName, secret }),
  });
  if (!response.ok) throw new Error(`the stand-in answered ${response.status}`);
  return (await response.json()).token;
}

async function signInAs(account) {
  refused.textContent = '';
  try {
    const token = await tokenFor(account);
    remember(account);
    if (!handOver(call, { token })) refused.textContent = refused.dataset.lost;
  } catch (error) {
    console.error(error);
    refused.textContent = refused.dataset.text;
  }
}

function sayWrong(isWrong) {
  const place = document.getElementById('email-wrong');
  place.textContent = isWrong ? place.dataset.text : '';
  email.setAttribute('aria-invalid', String(isWrong));
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  email.value = email.value.trim();
  const isWrong = !email.validity.valid;
  sayWrong(isWrong);
  if (isWrong) email.focus();
  else void signInAs(accountOf(email.value, name.value.trim()));
});
email.addEventListener('input', () => sayWrong(false));

function itemOf(account) {
  const button = document.createElement('button');
  button.type = 'button';
  const [title, address] = [document.createElement('strong'), document.createElement('span')];
  title.textContent = account.name || account.email;
  address.textContent = account.name === '' ? '' : account.email;
  button.append(title, address);
  button.addEventListener('click', () => void signInAs(account));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

const here = remembered().filter((account) => account.providerId === call.providerId);
document.getElementById('accounts').append(...here.map(itemOf));
document.getElementById('known').hidden = here.length === 0;
document.getElementById('fields').disabled = false;
(document.querySelector('#accounts button') ?? email).focus();
