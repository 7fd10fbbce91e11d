import { MAX_SPRAY_FIELD_LENGTH } from '#shared/contract/chat-limits.ts';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { clientIdFromBytes } from '#shared/domain/chat/client-id.ts';
import { translate } from '../../../lib/i18n.ts';
import type { Amount, LineView, TankView } from '../card/plan-view.ts';
import { viewOfPlan } from '../card/plan-view.ts';

/** What a farmer says about a plan with one tap, by the name of its send: the same is never said twice, by whatever phone. */
export interface PlanSend {
  clientId: string;
  text?: string;
  spray?: { date: string; chemical: string; dosage: string };
  /** Which lines were sprayed, for what is counted of them. */
  fields?: { plan_id: string; plan_lines: string };
}

const QUOTATION = 0;

/** Names a send by the plan and by what is said of it. */
function sendId(plan: number, what: number): string {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  // `plan` in letters: no random id begins so by chance.
  view.setUint32(0, 0x706c616e);
  view.setUint8(4, what);
  view.setUint32(12, plan);
  return clientIdFromBytes(bytes);
}

export const quotationId = (plan: number) => sendId(plan, QUOTATION);
export const sprayId = (plan: number, tank: number) => sendId(plan, 1 + tank);

/** Asks the office for a price of what the plan names, line by line as the packs have it. */
export function askForQuotation(plan: PlanCard): PlanSend {
  const lines = viewOfPlan(plan).tanks.flatMap((tank) => tank.lines);
  const words = lines.map((line) => `• ${line.printed}${quantityOf(line)}`);
  const text = [translate('plancard', 'quotation.ask', { number: plan.id }), ...words].join('\n');
  return { clientId: quotationId(plan.id), text };
}

function quantityOf({ buy, doses }: LineView): string {
  const { count } = buy ?? { count: null };
  if (buy && count !== null) return `: ${count} × ${sayAmount(buy.size)}`;
  return doses?.total ? `: ${sayAmount(doses.total)}` : '';
}

/** The last spray, as the office has it from any farmer. */
export function tellSpray(plan: PlanCard, tank: TankView, at: number, day: string): PlanSend {
  const litres = plan.tank_litres;
  const dosage = tank.lines.map(({ doses }) => {
    if (!doses) return translate('plancard', 'byLabel');
    const { perTank, lastTank, perLitre } = doses;
    if (perTank && litres) return `${sayAmount(perTank)} / ${sayLitres(String(litres))}`;
    if (lastTank) return `${sayAmount(lastTank.amount)} / ${sayLitres(lastTank.litres)}`;
    return perLitre ? `${sayAmount(perLitre)} / ${sayLitres('1')}` : translate('plancard', 'byLabel');
  });
  return {
    clientId: sprayId(plan.id, at),
    spray: {
      date: day.split('-').reverse().join('-'),
      chemical: shorten(tank.lines.map(({ printed }) => printed).join(' + ')),
      dosage: shorten(dosage.join(' + ')),
    },
    fields: { plan_id: String(plan.id), plan_lines: tank.lines.map((line) => line.at).join(',') },
  };
}

const shorten = (text: string) => text.slice(0, MAX_SPRAY_FIELD_LENGTH);
const sayLitres = (figure: string) => translate('plancard', 'litres', { figure });
const sayAmount = ({ figure, unit }: Amount) =>
  translate('plancard', 'amount', { figure, unit: translate('plancard', `unit.${unit}`) });
