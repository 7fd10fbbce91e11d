export { type Answer, HttpClient as TestClient } from '../../tools/http-client.ts';
