import type { OutboxMessage } from '../../partners/outbox.ts';

const RELOAD_SECONDS = 5;

/** Development equipment, so English only. Everything in a message is text: nothing of it becomes markup. */
export function outboxPage(messages: OutboxMessage[], shop: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Outbox · ${escapeHtml(shop)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="lead">What ${escapeHtml(shop)} would have sent from this machine, newest first. Looks again every ${RELOAD_SECONDS} seconds.</p>
${messages.length === 0 ? '<p class="empty">Nothing was sent yet.</p>' : `<ol>${messages.map(card).join('')}</ol>`}
</main>
</body>
</html>
`;
}

function card({ channel, to, subject, text, createdAt }: OutboxMessage): string {
  const [kind, recipient] = channel === 'sms' ? ['SMS', `+91 ${to}`] : ['E-mail', to];
  const title = subject === undefined ? '' : `<h2>${escapeHtml(subject)}</h2>`;
  return `<li>
<p class="head"><span class="kind ${channel}">${kind}</span> <b>${escapeHtml(recipient)}</b>
<time datetime="${escapeHtml(createdAt)}">${indianTime(createdAt)}</time></p>
${title}<pre>${escapeHtml(text)}</pre>
</li>`;
}

function indianTime(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2b1f; background: #f4f6ef; }
body { margin: 0; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: .5rem 0 0; font-size: 1rem; }
.lead, .empty { color: #55634f; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { background: #fff; border: 1px solid #dde3d3; border-radius: .75rem; padding: .875rem 1rem; }
.head { margin: 0; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; overflow-wrap: anywhere; }
time { margin-left: auto; color: #55634f; font-size: .875rem; }
.kind { border-radius: 1rem; padding: 0 .625rem; font-size: .8125rem; font-weight: 600; }
.sms { background: #dcefdc; color: #17512a; }
.email { background: #fdeecb; color: #6b4a00; }
pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
