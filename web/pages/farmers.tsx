import { Loading } from '../ui/States.tsx';

export default function FarmersPage() {
  return <Loading />;
}
