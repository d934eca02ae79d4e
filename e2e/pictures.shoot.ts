import { test } from './support/journey';
import { isQuiet, takePictures } from './support/pictures';
import { listStates } from './support/screen';
import { ALL_SCREENS } from './support/screens/all-screens';

/** `npm run screens`: every state of every screen at the widths of a phone and of a tablet upright and across. */
const WIDTHS = [390, 820, 1180];

for (const screen of ALL_SCREENS) {
  test(`${screen.name} in pictures`, async ({ screenTab }) => {
    for (const state of listStates(screen)) {
      await screenTab.open(screen, state);
      await isQuiet(screenTab.page);
      for (const width of WIDTHS) await takePictures(screenTab.page, `${screen.name}-${state}`, width);
    }
  });
}
