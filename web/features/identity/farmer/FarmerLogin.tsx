import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Loading } from '../../../ui/States.tsx';
import styles from './FarmerLogin.module.css';
import { type Profile, sendOtp } from './identity.api.ts';
import { LeavingStep } from './LeavingStep.tsx';
import { MobileStep } from './MobileStep.tsx';
import { keepAgreement } from './notice-agreed.ts';
import { OtpStep } from './OtpStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { keepPendingCode, type PendingCode, pendingCode, readPendingCode } from './pending-code.ts';

interface FarmerLoginProps {
  /** Filled in already: the number this browser was last logged in with. */
  knownMobile: string;
  onLoggedIn: () => Promise<void>;
  /** The privacy notice; it stands alone on the card, before the first code is sent. */
  Notice: ComponentType<{ onAgree: () => Promise<void>; onBack: () => void }>;
}

type Step =
  | { name: 'mobile' }
  | { name: 'notice'; mobile: string }
  | { name: 'otp'; pending: PendingCode }
  | { name: 'profile'; mobile: string; code: string; known?: Record<string, string> | undefined }
  | { name: 'leaving'; mobile: string; code: string; profile?: Profile };

/** The Welcome card: number, then, once, the privacy notice, then code, then, only for somebody new, name and place. */
export function FarmerLogin({ knownMobile, onLoggedIn, Notice }: FarmerLoginProps) {
  const { t } = useTranslation('accounts');
  const { step, setStep, mobile, setMobile, agreeAndSend, openCode, changeNumber, handleLoggedIn } =
    useLoginSteps(knownMobile, onLoggedIn);

  if (step.name === 'notice') {
    return (
      <div className={styles.screen}>
        <Suspense fallback={<Loading />}>
          <Notice onAgree={() => agreeAndSend(step.mobile)} onBack={() => setStep({ name: 'mobile' })} />
        </Suspense>
      </div>
    );
  }

  return (
    <div className={styles.screen}>
      <section className={styles.card} aria-labelledby="welcome">
        <img
          className={styles.art}
          src="/art/plant-doctor.svg"
          alt={t('welcome.art')}
          width={640}
          height={256}
        />
        <div className={styles.body}>
          <h1 id="welcome" className={styles.title}>
            {t('welcome.title')}
          </h1>
          {step.name === 'mobile' ? (
            <MobileStep
              mobile={mobile}
              onChange={setMobile}
              onSent={openCode}
              onNoticeNeeded={(to) => setStep({ name: 'notice', mobile: to })}
            />
          ) : null}
          {step.name === 'otp' ? (
            <OtpStep
              pending={step.pending}
              onResent={keepPendingCode}
              onLoggedIn={handleLoggedIn}
              onProfileNeeded={(code, known) =>
                setStep({ name: 'profile', mobile: step.pending.mobile, code, known })
              }
              onLeaving={(code) => setStep({ name: 'leaving', mobile: step.pending.mobile, code })}
              onBack={changeNumber}
            />
          ) : null}
          {step.name === 'leaving' ? (
            <LeavingStep {...step} onLoggedIn={handleLoggedIn} onBack={changeNumber} />
          ) : null}
          {step.name === 'profile' ? (
            <ProfileStep
              {...step}
              onLeaving={(profile) => setStep({ ...step, name: 'leaving', profile })}
              onLoggedIn={handleLoggedIn}
              onBack={changeNumber}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}

/** Where the login stands, and what leads from step to step. */
function useLoginSteps(knownMobile: string, onLoggedIn: () => Promise<void>) {
  const [step, setStep] = useState<Step>(firstStep);
  const [mobile, setMobile] = useState(() => readPendingCode()?.mobile ?? knownMobile);

  async function agreeAndSend(to: string): Promise<void> {
    keepAgreement(to);
    openCode(pendingCode(to, await sendOtp(to)));
  }

  function openCode(pending: PendingCode): void {
    keepPendingCode({ ...pending, open: true });
    setStep({ name: 'otp', pending });
  }

  function changeNumber(): void {
    const pending = readPendingCode();
    keepPendingCode(pending && { ...pending, open: false });
    setStep({ name: 'mobile' });
  }

  async function handleLoggedIn(): Promise<void> {
    keepPendingCode(null);
    await onLoggedIn();
  }

  return { step, setStep, mobile, setMobile, agreeAndSend, openCode, changeNumber, handleLoggedIn };
}

/** A reload, or a tab the phone ended meanwhile, comes back to the code that is on its way. */
function firstStep(): Step {
  const pending = readPendingCode();
  return pending?.open ? { name: 'otp', pending } : { name: 'mobile' };
}
