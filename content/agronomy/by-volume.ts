/**
 * Herbicides whose per cent is weight in volume: the grams that the list prints for them are those of whole measures
 * (677 g of 38.7 CS are 1750 ml), and of pendimethalin 30 EC it says so (fact sheet d1). Of all other liquids in grams of
 * active, the pack alone tells the millilitres: SC and odd per cents are often by weight.
 */
export const BY_VOLUME: ReadonlySet<string> = new Set([
  ...[
    'pretilachlor 50 EC',
    'butachlor 50 EC',
    'cyhalofop 10 EC',
    'pendimethalin 30 EC',
    'pendimethalin 38.7 CS',
  ],
  ...[
    'imazethapyr 10 SL',
    'quizalofop 5 EC',
    'pyrithiobac 10 EC',
    'propaquizafop 10 EC',
    'oxyfluorfen 23.5 EC',
  ],
]);
