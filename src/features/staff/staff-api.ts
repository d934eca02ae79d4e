import { baseApi } from '@/shared/api/base-api';

/** The staff's slice of the base API, with the tags that no other feature uses; each topic injects its endpoints. */
export const staffApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Announcement', 'Appeal', 'ArticleReview', 'Content', 'Job', 'Licence', 'Queue'],
});
