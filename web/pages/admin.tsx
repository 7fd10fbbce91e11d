import { Loading } from '../ui/States.tsx';

export default function AdminPage() {
  return <Loading />;
}
