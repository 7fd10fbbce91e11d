import { Loading } from '../ui/States.tsx';

export default function PaymentResultPage() {
  return <Loading />;
}
