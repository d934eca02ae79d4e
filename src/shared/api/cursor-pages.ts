/** `infiniteQueryOptions` of a list whose answers name the cursor of the next page; null after the last. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  // Fetched again, a list starts at its first page: one request however many pages were loaded.
  refetchCachedPages: false,
};
