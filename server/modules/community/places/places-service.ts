import { PLACE_FACTS } from '@contract/community/place-words';
import type { PlacesQuery } from '@contract/community/places';
import type { MapOutlines, PlaceCard, PlaceDetail, PlaceList, PlaceSaved } from '@contract/community/places.responses';
import { type ContentPlace, PLACE_SOURCES, placeContent } from '@server/content/places';
import { PROVINCE_STEPS, PROVINCES_ATTRIBUTION } from '@server/content/provinces';
import { placeMarks, posts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { findOwnPostId } from '@server/modules/community/posts/own-post';
import { byRating, loadRatings } from '@server/modules/community/posts/ratings';
import { loadReviewPictures } from '@server/modules/community/posts/review-pictures';
import { and, eq, isNotNull } from 'drizzle-orm';

type Id = { id: string };

/** Every place that matches. Distance is sorted on the device: the server never receives a location. */
export async function listPlaces(ctx: ServiceContext, query: PlacesQuery): Promise<PlaceList> {
  const { region, category, setting, month, saved, sort } = query;
  const toCard = await cards(ctx);
  const items = placeContent
    .current()
    .filter(
      (place) =>
        (region === undefined || place.region === region) &&
        (category === undefined || place.category === category) &&
        (setting === undefined || place.setting === setting || place.setting === 'both') &&
        (month === undefined || place.from_month <= month),
    )
    .map(toCard)
    .filter((card) => saved === undefined || card.saved)
    .sort((a, b) => (sort === 'rating' ? byRating(a, b) : 0) || a.name.localeCompare(b.name, 'ko'));
  return { items, total: items.length };
}

/** @throws AppError NOT_FOUND */
export async function getPlace(ctx: ServiceContext, { id }: Id): Promise<PlaceDetail> {
  const place = known(id);
  const toCard = await cards(ctx, id);
  const { phone, stroller, nursing_room, parking, idea, address, source } = place;
  return {
    ...toCard(place),
    address,
    phone,
    facilities: { stroller, nursing_room, parking },
    parent_facts: await countFacts(ctx, id),
    my_review_id: await findOwnPostId(ctx, { section: 'trip', subjectId: id }),
    idea,
    source: {
      title: PLACE_SOURCES.datasets.get(source.dataset)?.title ?? source.name,
      licence: PLACE_SOURCES.licence,
      as_of: source.as_of,
    },
  };
}

/**
 * Votes on the facts of a place, from its listed reviews: hidden, removed and deleted ones do not count. Counted when
 * the place is read, through `posts_subject_idx`: a place has tens of reviews, and one review has one vote a fact.
 */
async function countFacts({ db }: ServiceContext, placeId: string): Promise<PlaceDetail['parent_facts']> {
  const rows = await db
    .select({ facts: posts.placeFacts })
    .from(posts)
    .where(and(eq(posts.section, 'trip'), eq(posts.subjectId, placeId), posts.listed, isNotNull(posts.placeFacts)));
  return PLACE_FACTS.flatMap((fact) => {
    const votes = rows.flatMap(({ facts }) => facts?.[fact] ?? []);
    const yes = votes.filter(Boolean).length;
    return votes.length > 0 ? [{ fact, yes, no: votes.length - yes }] : [];
  });
}

/** Twice is no error. @throws AppError NOT_FOUND */
export async function savePlace({ db, accountId, now }: ServiceContext, { id }: Id): Promise<PlaceSaved> {
  known(id);
  await db
    .insert(placeMarks)
    .values({ accountId, placeId: id, createdAt: new Date(now) })
    .onConflictDoNothing();
  return { saved: true };
}

/** Also of a place that is no longer listed. */
export async function unsavePlace({ db, accountId }: ServiceContext, { id }: Id): Promise<PlaceSaved> {
  await db.delete(placeMarks).where(and(eq(placeMarks.accountId, accountId), eq(placeMarks.placeId, id)));
  return { saved: false };
}

export const getOutlines = (): MapOutlines => ({ attribution: PROVINCES_ATTRIBUTION, provinces: PROVINCE_STEPS });

function known(id: string): ContentPlace {
  const place = placeContent.find(id);
  if (!place) throw new AppError('NOT_FOUND');
  return place;
}

async function cards(ctx: ServiceContext, id?: string): Promise<(place: ContentPlace) => PlaceCard> {
  const { db, accountId } = ctx;
  const [rating, picture, marks] = await Promise.all([
    loadRatings(db, 'trip', id),
    loadReviewPictures({ db, accountId }, 'trip', id),
    db.select({ id: placeMarks.placeId }).from(placeMarks).where(eq(placeMarks.accountId, accountId)),
  ]);
  const saved = new Set(marks.map((mark) => mark.id));
  return ({ id: placeId, name, region, city, category, setting, lat, lng, from_month, summary }) => ({
    id: placeId,
    name,
    region,
    city,
    category,
    setting,
    lat,
    lng,
    from_month,
    summary,
    picture: picture(placeId),
    rating: rating(placeId),
    saved: saved.has(placeId),
  });
}
