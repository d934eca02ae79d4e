import { GROWTH_MEASURES } from '@contract/mypage/growth';
import * as v from 'valibot';

/** Sheets of a child as a PDF: the sheet for the doctor with the vaccinations, growth alone, vaccinations alone. */
export const SHEET_PARTS = ['all', 'growth', 'vaccines'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** `measure` is which chart the sheet of growth shows. */
export const sheetQuery = v.object({ measure: v.optional(v.picklist(GROWTH_MEASURES), 'height') });
