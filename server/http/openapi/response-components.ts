import * as consents from '@contract/accounts/consents.responses';
import * as strokes from '@contract/admin-stroke/strokes.responses';
import * as account from '@contract/auth/account.responses';
import * as auth from '@contract/auth/auth.responses';
import * as devices from '@contract/auth/devices.responses';
import * as freezes from '@contract/auth/freezes.responses';
import * as join from '@contract/auth/join.responses';
import * as leaving from '@contract/auth/leaving.responses';
import * as sessions from '@contract/auth/sessions.responses';
import * as articles from '@contract/community/articles.responses';
import * as blocks from '@contract/community/blocks.responses';
import * as books from '@contract/community/books.responses';
import * as comments from '@contract/community/comments.responses';
import * as community from '@contract/community/community.responses';
import * as communitySafety from '@contract/community/community-safety.responses';
import * as contests from '@contract/community/contests.responses';
import * as places from '@contract/community/places.responses';
import * as posts from '@contract/community/posts.responses';
import * as search from '@contract/community/search.responses';
import * as coupons from '@contract/history/coupons.responses';
import * as licences from '@contract/history/licences.responses';
import * as points from '@contract/history/points.responses';
import * as healthWindows from '@contract/home/health-windows.responses';
import * as healthWindowsCalendar from '@contract/home/health-windows-calendar.responses';
import * as playPlan from '@contract/home/play-plan.responses';
import * as weeklyLetter from '@contract/home/weekly-letter.responses';
import * as learning from '@contract/learning/learning.responses';
import * as learningStickers from '@contract/learning/learning-stickers.responses';
import * as analysis from '@contract/mypage/analysis.responses';
import * as careCard from '@contract/mypage/care-card.responses';
import * as clinic from '@contract/mypage/clinic.responses';
import * as dataExport from '@contract/mypage/export.responses';
import * as faq from '@contract/mypage/faq.responses';
import * as growth from '@contract/mypage/growth.responses';
import * as inquiries from '@contract/mypage/inquiries.responses';
import * as medicalInfo from '@contract/mypage/medical-info.responses';
import * as mypage from '@contract/mypage/mypage.responses';
import * as notices from '@contract/notices/notices.responses';
import * as notifications from '@contract/notices/notifications.responses';
import * as profile from '@contract/profiles/profile.responses';
import * as sharing from '@contract/profiles/sharing.responses';
import * as reminders from '@contract/reminders/reminders.responses';
import * as announcements from '@contract/staff/announcements.responses';
import * as audit from '@contract/staff/audit.responses';
import * as clientErrors from '@contract/staff/client-errors.responses';
import * as content from '@contract/staff/content.responses';
import * as jobs from '@contract/staff/jobs.responses';
import * as members from '@contract/staff/members.responses';
import * as numbers from '@contract/staff/numbers.responses';
import * as waiting from '@contract/staff/waiting.responses';
import * as diagnostics from '@contract/test/diagnostics.responses';
import * as diagnosticsOfficial from '@contract/test/diagnostics-official.responses';
import * as diagnosticsResults from '@contract/test/diagnostics-results.responses';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

const MODULES: readonly Readonly<Record<string, v.GenericSchema>>[] = [
  consents,
  strokes,
  account,
  auth,
  freezes,
  join,
  leaving,
  sessions,
  articles,
  blocks,
  books,
  comments,
  communitySafety,
  community,
  contests,
  places,
  posts,
  search,
  coupons,
  licences,
  points,
  healthWindowsCalendar,
  devices,
  healthWindows,
  playPlan,
  weeklyLetter,
  learningStickers,
  learning,
  analysis,
  announcements,
  audit,
  careCard,
  clientErrors,
  clinic,
  content,
  dataExport,
  faq,
  growth,
  inquiries,
  jobs,
  medicalInfo,
  members,
  mypage,
  notices,
  notifications,
  reminders,
  numbers,
  waiting,
  profile,
  sharing,
  diagnosticsOfficial,
  diagnosticsResults,
  diagnostics,
];

/** The contract's schemas of answers by the name of their type: components of the OpenAPI document. */
export const RESPONSE_COMPONENTS: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  MODULES.flatMap((schemas) => Object.entries(schemas)).map(([name, schema]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    schema,
  ]),
);

/**
 * JSON schemas of the components and of the answers. An answer that is a component is a reference to it; all others
 * refer to the components within.
 */
export function toResponseSchemas(answers: Iterable<v.GenericSchema>) {
  const names = new Map(Object.entries(RESPONSE_COMPONENTS).map(([name, schema]) => [schema, name]));
  const unnamed = new Map(
    [...new Set(answers)].filter((item) => !names.has(item)).map((item, index) => [item, `/${index}`]),
  );
  const schemas = toJsonSchemaDefs(
    { ...RESPONSE_COMPONENTS, ...Object.fromEntries([...unnamed].map(([schema, key]) => [key, schema])) },
    { target: 'draft-2020-12', overrideRef: ({ referenceId }) => toReference(referenceId) },
  );
  return {
    components: Object.fromEntries(Object.keys(RESPONSE_COMPONENTS).map((name) => [name, schemas[name] ?? {}])),
    getSchema: (answer: v.GenericSchema) => {
      const key = unnamed.get(answer);
      return key === undefined ? { $ref: toReference(names.get(answer) ?? '') } : (schemas[key] ?? {});
    },
  };
}

const toReference = (name: string) => `#/components/schemas/${name}`;

/** The envelope of a right answer around its `data`. */
export const toEnvelope = (data: object) => ({
  type: 'object',
  properties: { success: { const: true }, data, message: { type: 'string' } },
  required: ['success', 'data'],
  additionalProperties: false,
});
