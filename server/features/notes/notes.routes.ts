import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ChangeNoteBody,
  NoteAnswer,
  NoteBody,
  NoteParams,
  NoteSearchAnswer,
  NotesAnswer,
  NotesParams,
} from '#shared/contract/office/notes.ts';
import { SearchQuery } from '#shared/contract/search.ts';
import { closed, Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { readNotes, searchNotes } from './read-notes.ts';
import { changeNote, deleteNote, markNotesSeen, writeNote } from './write-note.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function notesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(readingRoutes(ctx));
    await app.register(writingRoutes(ctx));
  };
}

function readingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/notes',
      {
        config: { access: 'note.read' },
        schema: {
          tags,
          summary: 'Private notes that hold every word, newest first',
          querystring: Type.Object({ q: SearchQuery.properties.q }, closed),
          response: { 200: NoteSearchAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, hits: await searchNotes(ctx, request.query.q) }),
    );

    app.get(
      '/admin/chats/:chat_id/notes',
      {
        config: { access: 'note.read' },
        schema: {
          tags,
          summary: 'The private notes of a chat, oldest first',
          params: NotesParams,
          response: { 200: NotesAnswer, ...failures },
        },
      },
      async (request) => {
        const notes = await readNotes(ctx, officeOf(request), request.params.chat_id);
        return { ok: true as const, notes };
      },
    );

    app.post(
      '/admin/chats/:chat_id/notes/seen',
      {
        config: { access: 'note.read' },
        schema: {
          tags,
          summary: 'The notes that call the reader have been seen',
          params: NotesParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await markNotesSeen(ctx, officeOf(request), request.params.chat_id);
        return { ok: true as const };
      },
    );
  };
}

function writingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/chats/:chat_id/notes',
      {
        config: { access: 'note.write' },
        schema: {
          tags,
          summary: 'Write a private note beside a thread, and call colleagues by it',
          params: NotesParams,
          body: NoteBody,
          response: { 200: NoteAnswer, ...failures },
        },
      },
      async (request) => {
        const note = await writeNote(ctx, officeOf(request), request.params.chat_id, request.body);
        return { ok: true as const, note };
      },
    );

    app.put(
      '/admin/notes/:id',
      {
        config: { access: 'note.write' },
        schema: {
          tags,
          summary: 'Change one’s own note, if it still is the version named',
          params: NoteParams,
          body: ChangeNoteBody,
          response: { 200: NoteAnswer, ...failures },
        },
      },
      async (request) => {
        const note = await changeNote(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, note };
      },
    );

    app.delete(
      '/admin/notes/:id',
      {
        config: { access: 'note.write' },
        schema: {
          tags,
          summary: 'Delete one’s own note',
          params: NoteParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await deleteNote(ctx, officeOf(request), request.params.id);
        return { ok: true as const };
      },
    );
  };
}
