import { HOUR_SECONDS } from '@contract/common/time';
import type { MapOutlines, PlaceDetail, PlaceList, PlaceSaved } from '@contract/community/places.responses';
import { placeUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

const OUTLINES_KEPT_SECONDS = HOUR_SECONDS;

/** Places. All of them come at once: the map needs every pin, and a filter answers without waiting. */
export const placesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPlaces: build.query<PlaceList, void>({
      query: () => '/community/place',
      // a review changes ratings
      providesTags: ['Place', 'Feed'],
    }),
    getPlace: build.query<PlaceDetail, { id: string }>({
      query: ({ id }) => placeUrl(id),
      providesTags: (_, __, { id }) => [{ type: 'Place', id }, 'Feed'],
    }),
    getMapOutlines: build.query<MapOutlines, void>({
      query: () => '/community/map',
      keepUnusedDataFor: OUTLINES_KEPT_SECONDS,
    }),
    savePlace: build.mutation<PlaceSaved, { id: string; saved: boolean }>({
      query: ({ id, saved }) => ({ url: `${placeUrl(id)}/save`, method: saved ? 'PUT' : 'DELETE' }),
      extraOptions: { instant: true },
      onQueryStarted: async ({ id, saved }, { dispatch, queryFulfilled }) => {
        const list = dispatch(
          placesApi.util.updateQueryData('listPlaces', undefined, ({ items }) => {
            const place = items.find((item) => item.id === id);
            if (place) place.saved = saved;
          }),
        );
        const detail = dispatch(
          placesApi.util.updateQueryData('getPlace', { id }, (place) => {
            place.saved = saved;
          }),
        );
        await queryFulfilled.catch(() => {
          list.undo();
          detail.undo();
        });
      },
    }),
  }),
});

export const { useListPlacesQuery, useGetPlaceQuery, useGetMapOutlinesQuery, useSavePlaceMutation } = placesApi;
