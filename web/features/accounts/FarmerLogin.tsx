import { type ComponentType, Suspense, useState } from 'react';
import type { SendOtpAnswer } from '#shared/contract/accounts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Loading } from '../../ui/States.tsx';
import { sendOtp } from './accounts.api.ts';
import styles from './FarmerLogin.module.css';
import { LeavingStep } from './LeavingStep.tsx';
import { MobileStep } from './MobileStep.tsx';
import { keepAgreement } from './notice-agreed.ts';
import { OtpStep } from './OtpStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';

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
  | { name: 'otp'; mobile: string; sent: SendOtpAnswer }
  | { name: 'profile' | 'leaving'; mobile: string; code: string };

/** The Welcome card: number, then, once, the privacy notice, then code, then, only for somebody new, name and place. */
export function FarmerLogin({ knownMobile, onLoggedIn, Notice }: FarmerLoginProps) {
  const { t } = useTranslation('accounts');
  const [step, setStep] = useState<Step>({ name: 'mobile' });
  const [mobile, setMobile] = useState(knownMobile);

  async function agreeAndSend(to: string): Promise<void> {
    keepAgreement(to);
    setStep({ name: 'otp', mobile: to, sent: await sendOtp(to) });
  }

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
              onSent={(sentTo, sent) => setStep({ name: 'otp', mobile: sentTo, sent })}
              onNoticeNeeded={(to) => setStep({ name: 'notice', mobile: to })}
            />
          ) : null}
          {step.name === 'otp' ? (
            <OtpStep
              mobile={step.mobile}
              sent={step.sent}
              onLoggedIn={onLoggedIn}
              onProfileNeeded={(code) => setStep({ name: 'profile', mobile: step.mobile, code })}
              onLeaving={(code) => setStep({ name: 'leaving', mobile: step.mobile, code })}
              onBack={() => setStep({ name: 'mobile' })}
            />
          ) : null}
          {step.name === 'leaving' ? (
            <LeavingStep
              mobile={step.mobile}
              code={step.code}
              onLoggedIn={onLoggedIn}
              onBack={() => setStep({ name: 'mobile' })}
            />
          ) : null}
          {step.name === 'profile' ? (
            <ProfileStep
              mobile={step.mobile}
              code={step.code}
              onLoggedIn={onLoggedIn}
              onBack={() => setStep({ name: 'mobile' })}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}
