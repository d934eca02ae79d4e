import { contentKey } from '@contract/common/paging';
import { FAQ_GROUPS } from '@contract/mypage/faq';
import type { Faq } from '@contract/mypage/faq.responses';
import * as v from 'valibot';
import file from './faq.json';

const text = v.pipe(v.string(), v.minLength(1));

const faqSchema = v.strictObject({
  items: v.array(
    v.strictObject({
      id: v.pipe(contentKey, v.startsWith('faq-')),
      group: v.picklist(FAQ_GROUPS),
      question: v.pipe(text, v.maxLength(60)),
      /** Paragraphs. */
      answer: v.pipe(v.array(text), v.minLength(1)),
      /** Search words of a parent, beside the words of question and answer. */
      keywords: v.pipe(v.array(text), v.minLength(2)),
    }),
  ),
});

const { items } = v.parse(faqSchema, file);

/** Questions parents ask, with answers that are true to this product; group by group. */
export const FAQ: readonly Faq[] = items;
