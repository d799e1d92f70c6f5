import { type OwnedDatabase } from './OwnedDatabase.js';
import { type Unit, type UnitDatabase } from './Unit.js';

/** Runs a unit without a pause: nothing of this process comes in between. */
function runAtOnce<T>(db: OwnedDatabase, unit: Unit<T>): T {
  let step = unit.next();
  while (step.done !== true) {
    const { sql, values, gives } = step.value;
    step = unit.next(
      gives === 'row' ? db.get(sql, values) : gives === 'rows' ? db.all(sql, values) : db.run(sql, values),
    );
  }
  return step.value;
}

/** Runs units over a file of SQLite. */
export const unitsOver = (db: OwnedDatabase): UnitDatabase => ({
  read: async (unit) => runAtOnce(db, unit),
  write: async (unit) => db.write(() => runAtOnce(db, unit)),
});
