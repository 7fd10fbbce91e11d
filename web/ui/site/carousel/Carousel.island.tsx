import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

export default {
  name: 'Carousel',
  wake: 'visible',
  words: ['moving'],
  Component: Carousel,
} satisfies ReactIsland<CarouselProps>;
