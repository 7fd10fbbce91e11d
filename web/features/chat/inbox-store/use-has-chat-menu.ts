import { useAbility } from '../../../lib/abilities.ts';

/** Whether a chat's menu holds anything for this login. */
export function useHasChatMenu(): boolean {
  const mayManage = useAbility('inbox.manage');
  const mayClear = useAbility('chat.clear');
  return mayManage || mayClear;
}
