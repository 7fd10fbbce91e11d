-- Texts the office sends often. A few to begin with; they are the office's to change or delete.

create table saved_replies (
  id         bigint generated always as identity primary key,
  shortcut   text not null unique check (shortcut = lower(shortcut) and length(shortcut) between 1 and 30),
  text_kn    text not null check (length(text_kn) between 1 and 4000),
  text_en    text not null check (length(text_en) between 1 and 4000),
  version    int not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);

insert into saved_replies (shortcut, text_kn, text_en) values
  ('namaste',
   'ನಮಸ್ಕಾರ {name} ಅವರೇ, AV Agro ಗೆ ಸ್ವಾಗತ. ನಿಮ್ಮ ಬೆಳೆಗೆ ಏನು ತೊಂದರೆ ಆಗಿದೆ ಎಂದು ತಿಳಿಸಿ.',
   'Namaste {name}, welcome to AV Agro. Please tell us what trouble your crop has.'),
  ('photo',
   'ತೊಂದರೆ ಇರುವ ಎಲೆ, ಕಾಯಿ ಅಥವಾ ಬೇರಿನ ಫೋಟೋ ಹತ್ತಿರದಿಂದ ತೆಗೆದು ಕಳುಹಿಸಿ. ಇಡೀ ಗಿಡದ ಒಂದು ಫೋಟೋ ಕೂಡ ಬೇಕು.',
   'Please send a photo of the affected leaf, fruit or root, taken from close by, and one of the whole plant.'),
  ('spray',
   'ಕೊನೆಯದಾಗಿ ಯಾವ ಔಷಧಿ, ಎಷ್ಟು ಪ್ರಮಾಣದಲ್ಲಿ, ಯಾವ ದಿನ ಸಿಂಪಡಿಸಿದ್ದೀರಿ? ಮೇಲಿನ ‘ಕೊನೆಯ ಸಿಂಪಡಣೆ’ ಒತ್ತಿ ತಿಳಿಸಿ.',
   'What did you spray last, how much, and on which day? Press ‘Last Spray’ above to tell us.'),
  ('quote',
   '{name} ಅವರೇ, {amount} ಮೊತ್ತದ ದರಪಟ್ಟಿ ಕಳುಹಿಸಿದ್ದೇವೆ. ಮೇಲಿನ ‘ದರಪಟ್ಟಿಗಳು’ ಒತ್ತಿ ಹಣ ಪಾವತಿಸಬಹುದು.',
   '{name}, we have sent your quotation of {amount}. Press ‘Quotations’ above to pay it.'),
  ('paid',
   'ನಿಮ್ಮ ಹಣ ತಲುಪಿದೆ, ಧನ್ಯವಾದ {name} ಅವರೇ. ಸರಕು ಕಳುಹಿಸಿದ ಕೂಡಲೇ LR ಸಂಖ್ಯೆ ತಿಳಿಸುತ್ತೇವೆ.',
   'Your payment has arrived, thank you {name}. We will send the LR number as soon as the goods leave.'),
  ('lr',
   '{name} ಅವರೇ, ನಿಮ್ಮ ಸರಕು ಲಾರಿಯಲ್ಲಿ ಹೊರಟಿದೆ. LR ಸಂಖ್ಯೆ: {lr}. ಲಾರಿ ಆಫೀಸಿನಲ್ಲಿ ಈ ಸಂಖ್ಯೆ ತೋರಿಸಿ ಪಡೆಯಿರಿ.',
   '{name}, your goods are on the lorry. LR number: {lr}. Show this number at the transport office to collect them.'),
  ('thanks',
   'ಧನ್ಯವಾದ {name} ಅವರೇ. ಏಳು ದಿನಗಳ ನಂತರ ಬೆಳೆ ಹೇಗಿದೆ ಎಂದು ಫೋಟೋ ಸಹಿತ ತಿಳಿಸಿ.',
   'Thank you {name}. Please tell us after seven days how the crop is, with a photo.');
