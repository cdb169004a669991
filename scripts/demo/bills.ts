import { orderWorkflowId } from '../../src/contract/starts.ts';
import { must } from './failure.ts';
import type { Scene } from './scene.ts';

const PHONE = '08031234567';
const METER = { electricity: 'ikeja-electric', meterNumber: '1111111111111', type: 'prepaid' } as const;

export async function sellElectricity(scene: Scene): Promise<void> {
  await scene.call('verifyMeter', { body: METER }, ({ accountName }) => ({ fields: { accountName } }));
  const body = { ...METER, amount: 5_000, phone: PHONE };
  const bought = await scene.call('buyElectricity', { body }, ({ status, amount, token }) => ({
    fields: { status, token },
    moves: { ngn: -amount },
  }));
  must(
    bought.status === 'COMPLETED' && /^\d{20}$/.test(bought.token ?? ''),
    'There is no token for the meter.',
  );
  scene.link(orderWorkflowId('bill', 'test', bought.transactionId));
}

export async function sellData(scene: Scene): Promise<void> {
  const query = { kind: 'data' } as const;
  const { billers } = await scene.call('getBillCatalogue', { query }, ({ billers }) => ({
    fields: { billers: billers.map(({ id }) => id).join(' ') },
  }));
  const [network] = billers;
  const [plan] = network?.plans ?? [];
  must(network !== undefined && plan !== undefined, 'The catalogue has no data plan.');
  const body = { network: network.id, planCode: plan.code, phone: PHONE };
  const bought = await scene.call('buyData', { body }, ({ status, amount }) => ({
    fields: { status, plan: plan.name, amount },
    moves: { ngn: -amount },
  }));
  must(bought.status === 'COMPLETED', `The purchase is ${bought.status}.`);
  scene.link(orderWorkflowId('bill', 'test', bought.transactionId));
}
