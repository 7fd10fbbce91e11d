import { useState } from 'react';
import type { SendOtpAnswer } from '#shared/contract/accounts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './FarmerLogin.module.css';
import { MobileStep } from './MobileStep.tsx';
import { OtpStep } from './OtpStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';

interface FarmerLoginProps {
  /** Filled in already: the number this browser was last logged in with. */
  knownMobile: string;
  onLoggedIn: () => Promise<void>;
}

type Step =
  | { name: 'mobile' }
  | { name: 'otp'; mobile: string; sent: SendOtpAnswer }
  | { name: 'profile'; mobile: string; code: string };

/** The Welcome card: number, then code, then, only for somebody new, name and place. */
export function FarmerLogin({ knownMobile, onLoggedIn }: FarmerLoginProps) {
  const { t } = useTranslation('accounts');
  const [step, setStep] = useState<Step>({ name: 'mobile' });
  const [mobile, setMobile] = useState(knownMobile);

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
            />
          ) : null}
          {step.name === 'otp' ? (
            <OtpStep
              mobile={step.mobile}
              sent={step.sent}
              onLoggedIn={onLoggedIn}
              onProfileNeeded={(code) => setStep({ name: 'profile', mobile: step.mobile, code })}
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
