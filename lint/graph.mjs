import path from 'node:path';
import { findCircles, toFloors, toRooms } from './module-graph.mjs';
import { findBrokenImports, readSources, toFileImports, toGraph } from './zones.mjs';

/** `npm run graph [-- --rooms]`: rooms, floors, arrows, upward arrows and circles of each top folder. */
const graph = toGraph(readSources(path.resolve(import.meta.dirname, '..')));
const broken = findBrokenImports(graph);

for (const room of ['src', 'server', 'contract', 'e2e', 'mocks', 'bench']) {
  const rooms = toRooms(toFileImports(graph, room));
  const floors = toFloors(rooms);
  const arrows = [...rooms.values()].reduce((sum, targets) => sum + targets.size, 0);
  const upward = broken.filter(({ file, why }) => file.startsWith(`${room}/`) && !why.startsWith('closes')).length;
  const height = Math.max(-1, ...floors.values()) + 1;
  console.log(
    `${room.padEnd(9)} ${rooms.size} rooms, ${height} floors, ${arrows} arrows, ${upward} upward, ${findCircles(rooms).length} circles`,
  );
  if (!process.argv.includes('--rooms')) continue;
  for (let floor = height - 1; floor >= 0; floor -= 1) {
    const here = [...rooms.keys()].filter((name) => floors.get(name) === floor).sort();
    console.log(`  ${String(floor).padStart(2)}  ${here.join('  ')}`);
  }
}
for (const { file, imports, why } of broken) console.log(`${file} → ${imports}: ${why}`);
process.exitCode = broken.length > 0 ? 1 : 0;
