const STATES = { passed: 'passed', failed: 'failed', pending: 'skipped', skipped: 'skipped', todo: 'skipped' };

/** The room of a file of `tests/server`: the folder below it. */
const roomOf = (file) => file.match(/\/tests\/server\/([^/]+)\//)?.[1];

/** What a vitest JSON report says of each room of `tests/server`: files, tests by how they ended, and seconds of all files together. */
function roomsIn({ testResults }) {
  const rooms = new Map();
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const room = roomOf(name);
    if (room === undefined) continue;
    const row = rooms.get(room) ?? { files: 0, passed: 0, failed: 0, skipped: 0, seconds: 0 };
    rooms.set(room, row);
    row.files += 1;
    row.seconds += Math.max(0, endTime - startTime) / 1000;
    for (const { status } of assertionResults) row[STATES[status] ?? 'failed'] += 1;
  }
  return rooms;
}

const COLUMNS = ['files', 'passed', 'failed', 'skipped', 'seconds'];

/** A table of the rooms with their sums, one a line; nothing where no room ran. */
export function roomsReport(report) {
  const rooms = [...roomsIn(report)].toSorted(([one], [other]) => one.localeCompare(other));
  if (rooms.length === 0) return '';
  const sum = Object.fromEntries(
    COLUMNS.map((column) => [column, rooms.reduce((all, [, row]) => all + row[column], 0)]),
  );
  const line = (name, cells) => `${name.padEnd(15)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  return [
    line('tests/server', COLUMNS),
    ...[...rooms, ['all', sum]].map(([name, row]) =>
      line(
        name,
        COLUMNS.map((column) => Math.round(row[column])),
      ),
    ),
  ].join('\n');
}
