/**
 * Header in which a page says whom it takes for logged in (`speakerOf`). A browser's cookie is that of whoever logged in last, in
 * whichever tab: what an older page still asks and sends is refused and not done in their name. Beside `speakerOf`, as every
 * public page holds this name and none of them the rest.
 */
export const SPEAKER_HEADER = 'x-speaks-as';
