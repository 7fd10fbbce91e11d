import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Alert } from '#shared/contract/office/alerts.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { fetchAlert, fetchAlerts, fetchRising } from './alerts.api.ts';

const ALL = 'alerts';

/** What rises, anew with every case that is told. */
export function useRising() {
  const client = useQueryClient();
  const enabled = useProvenAbility('case.read');
  useAlertNews(['alerts', 'cases'], () => void client.invalidateQueries({ queryKey: [ALL, 'rising'] }));
  return useQuery({ queryKey: [ALL, 'rising'], queryFn: ({ signal }) => fetchRising(signal), enabled });
}

export function useAlerts() {
  const client = useQueryClient();
  const enabled = useProvenAbility('case.read');
  useAlertNews(['alerts'], () => void client.invalidateQueries({ queryKey: [ALL, 'list'] }));
  return useQuery({ queryKey: [ALL, 'list'], queryFn: ({ signal }) => fetchAlerts(signal), enabled });
}

/** One alert; what becomes of it arrives by itself. */
export function useAlert(id: number) {
  const client = useQueryClient();
  const enabled = useProvenAbility('case.read');
  useAlertNews(['alerts'], () => void client.invalidateQueries({ queryKey: [ALL, id] }));
  const query = useQuery({ queryKey: [ALL, id], queryFn: () => fetchAlert(id), enabled });
  const put = (alert: Alert) => client.setQueryData([ALL, alert.id], alert);
  return { ...query, put };
}

function useAlertNews(about: readonly ('alerts' | 'cases')[], onNews: () => void): void {
  const handleNews = useEffectEvent(onNews);
  const handleChange = useEffectEvent((what: string) => {
    if (about.some((each) => each === what)) onNews();
  });
  useEffect(() => {
    const line = connectSocket('office');
    line.on('ready', () => handleNews());
    line.on('office:changed', ({ what }) => handleChange(what));
    return () => line.release();
  }, []);
}
