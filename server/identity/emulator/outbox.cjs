// The mails that a real service would send: kept for the local mailbox, with the code that their link carries.
const crypto = require('node:crypto');

const KEPT = 50;
/** The pages know what to do with these; signing in by a mailed link is not offered. */
const KINDS = new Set(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);

/** Watches the emulator's codes; a mail is { id, to, kind, code, newEmail, sentAt, used }. */
function watchOutbox(state) {
  let mails = [];
  const { createOob, deleteOobCode } = state;
  state.createOob = function (email, newEmail, requestType, link) {
    const made = createOob.call(this, email, newEmail, requestType, link);
    if (!KINDS.has(requestType)) return made;
    const id = crypto.randomUUID();
    const sentAt = new Date().toISOString();
    mails.push({
      id,
      to: email,
      kind: requestType,
      code: made.oobCode,
      newEmail: newEmail ?? null,
      sentAt,
      used: false,
    });
    for (const dropped of mails.splice(0, Math.max(0, mails.length - KEPT))) deleteOobCode.call(this, dropped.code);
    return made;
  };
  state.deleteOobCode = function (code) {
    mails = mails.map((mail) => (mail.code === code ? { ...mail, used: true } : mail));
    return deleteOobCode.call(this, code);
  };
  return {
    list: () => mails,
    /** Puts back the mails of an earlier run, and makes the unused codes work again. */
    restore(earlier) {
      mails = earlier;
      for (const { to, kind, code, newEmail, used } of earlier)
        if (!used)
          state.oobs.set(code, {
            email: to,
            newEmail: newEmail ?? undefined,
            requestType: kind,
            oobCode: code,
            oobLink: '',
          });
    },
  };
}

module.exports = { watchOutbox };
