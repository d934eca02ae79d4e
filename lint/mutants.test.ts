import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, plant } from '../bench/mutants/plant.mjs';

const root = path.resolve(__dirname, '..');
const { faults } = JSON.parse(readFileSync(path.join(root, 'bench/mutants/mutants.json'), 'utf8')) as {
  faults: readonly Fault[];
};

test.each(faults)('fault $id of check:mutants finds its line', (fault) => {
  const source = readFileSync(path.join(root, fault.file), 'utf8');
  expect(plant(fault, source)).not.toBe(source);
});
