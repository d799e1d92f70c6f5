import { foldedWords } from '../../../domain/folding/fold.js';
import { type PersonFile } from '../PersonFile.js';

/** Makes a message findable by its words. */
export function addWords({ db, owner }: PersonFile, uid: string, text: string): void {
  db.run(
    `INSERT INTO chat_text (rowid, text)
     VALUES ((SELECT seq FROM chat_message WHERE owner = :owner AND uid = :uid), :text)`,
    { owner, uid, text: foldedWords(text).join(' ') },
  );
}
