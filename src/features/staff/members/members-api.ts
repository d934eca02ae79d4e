import type {
  AppealAnswerInput,
  FreezeInput,
  MemberFindInput,
  MemberRoleInput,
  MemberSearchInput,
} from '@contract/staff/members';
import type { AppealPage, Member, MemberEmail, MembersFound } from '@contract/staff/members.responses';
import { staffApi } from '@/features/staff/staff-api';
import { cursorPages } from '@/shared/api/cursor-pages';

/** `sought`: how the member on the screen was found, whose entry of the cache gets the answer. */
type Acting<Input = unknown> = { id: string; sought: MemberFindInput; idempotencyKey?: string } & Input;

const url = (id: string, part: string) => `/admin/member/${encodeURIComponent(id)}/${part}`;

const membersApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => {
    // A form shows its own errors.
    const act = <Input>(method: 'POST' | 'PUT' | 'DELETE', part: string, toBody?: (input: Input) => unknown) =>
      build.mutation<Member, Acting<Input>>({
        query: (arg) => ({
          url: url(arg.id, part),
          method,
          ...(toBody && { body: toBody(arg) }),
          ...(arg.idempotencyKey !== undefined && { idempotencyKey: arg.idempotencyKey }),
        }),
        extraOptions: { suppressErrorToast: toBody !== undefined },
        invalidatesTags: (member) => (member ? ['Appeal'] : []),
        async onQueryStarted({ sought }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(membersApi.util.updateQueryData('findMember', sought, () => data));
        },
      });
    return {
      // A POST, so that an address is in no log; the server records that the member was looked at.
      findMember: build.query<Member, MemberFindInput>({
        query: (body) => ({ url: '/admin/member/find', method: 'POST', body }),
        keepUnusedDataFor: 0,
      }),
      // A POST for the same reason.
      searchMembers: build.query<MembersFound, MemberSearchInput>({
        query: (body) => ({ url: '/admin/member/search', method: 'POST', body }),
        keepUnusedDataFor: 0,
      }),
      listAppeals: build.infiniteQuery<AppealPage, void, string | null>({
        infiniteQueryOptions: cursorPages,
        query: ({ pageParam }) => ({ url: '/admin/appeal', params: { cursor: pageParam } }),
        providesTags: ['Appeal'],
      }),
      freezeMember: act<FreezeInput>('POST', 'freeze', ({ reason, text }) => ({ reason, text })),
      unfreezeMember: act('POST', 'unfreeze'),
      answerFreezeAppeal: act<AppealAnswerInput>('POST', 'appeal', ({ result, text }) => ({ result, text })),
      signMemberOut: act('DELETE', 'session'),
      setMemberRole: act<MemberRoleInput>('PUT', 'role', ({ role }) => ({ role })),
      getMemberEmail: build.mutation<MemberEmail, { id: string }>({
        query: ({ id }) => ({ url: url(id, 'email'), method: 'POST', said: '이메일 주소를 열었어요' }),
      }),
    };
  },
});

export const {
  useFindMemberQuery,
  useSearchMembersQuery,
  useListAppealsInfiniteQuery,
  useFreezeMemberMutation,
  useUnfreezeMemberMutation,
  useAnswerFreezeAppealMutation,
  useSignMemberOutMutation,
  useSetMemberRoleMutation,
  useGetMemberEmailMutation,
} = membersApi;
