import { day, flag, group, line, list, localized, markdown, maybe, picture, text } from './fields.ts';

/** What customers said, each with their consent on file: an invented one shown as real would be a fake review. */
export const StoriesContent = group({
  stories: list(
    group({
      picture: picture(),
      text: localized(text(600)),
      author: localized(line(60)),
      place: localized(line(80)),
      crop: localized(line(40)),
      /** When they agreed, and where the paper is; a sample has none. */
      consent: maybe(group({ on: day(), kept: line(120) })),
    }),
    30,
  ),
});

/** The pictures at the top of the home page, in order; one with dates is shown only between them. */
export const BannersContent = group({
  banners: list(
    group({
      picture: picture(),
      caption: localized(line(90)),
      from: maybe(day()),
      until: maybe(day()),
    }),
    20,
  ),
});

/** The small notice over the home page's picture. */
export const PopupContent = group({
  shown: flag(),
  title: localized(line(60)),
  text: localized(line(160)),
  action: localized(line(40)),
});

const film = () => line(20, { pattern: '^[\\w-]{11}$', fault: 'film' });

/** Each by the part of its YouTube address after `v=`. */
export const FilmsContent = group({
  /** Left out, the home page shows none. */
  home: maybe(film()),
  /** Films inside chapters of the guide, by the name that the chapter gives its place; without one, the home page's. */
  guide: list(group({ place: line(40), film: film() }), 40),
});

/** One of the five policies. `{{phone}}` and other facts of the shop are filled in when it is shown. */
export const PolicyContent = group({ text: localized(markdown(40_000)) });
