import { Loading } from '../ui/States.tsx';

export default function PaymentPhonepePage() {
  return <Loading />;
}
