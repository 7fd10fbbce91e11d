import { screen } from '@testing-library/react';
import { withoutJoins } from '#shared/domain/keep-together.ts';

/** For tests: what a tool answers, in the words of its sentences. */
export const said = () => withoutJoins(screen.getByRole('status').textContent ?? '');
