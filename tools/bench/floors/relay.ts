/**
 * The floor of a message on its way: Socket.IO alone. It asks nobody who they are, keeps nothing, and passes what one
 * says to the one meant and to the office.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { answerQuestions } from '../clients/process.ts';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });

io.on('connection', async (socket) => {
  const { as } = socket.handshake.auth as { as: string };
  // Its cookie is all that tells one from the other here.
  await socket.join(as === 'office' ? 'office' : (socket.request.headers.cookie ?? ''));
  socket.on('say', ({ room, ...hint }: { room: string }) => {
    io.to([room, 'office']).emit('chat:new_message', hint);
  });
  socket.emit('ready', { head_seq: 0 });
});

answerQuestions({
  listen: async ({ port }: { port: number }) => {
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
    return (http.address() as AddressInfo).port;
  },
});
