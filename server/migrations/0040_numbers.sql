-- compatible_from: 0033
-- The owner's numbers: how long farmers waited, what was quoted, sent and paid, where they live. Older programs work beside it:
-- nothing of theirs writes or reads it.

-- From a farmer's first unanswered word to the office's first answer. A copy of what the thread says, kept because no page
-- can read five million messages: made anew for a whole chat, in one transaction, whenever the chat's log has
-- grown since (waits_counted.head_seq), by the numbers feature alone.
create table waits (
  chat_id     bigint not null references chats,
  first_seq   bigint not null check (first_seq > 0),
  asked_at    timestamptz not null,
  -- What ended it; null while the farmer still waits, or when somebody settled the chat without an answer.
  answered_at timestamptz,
  answered_by bigint,
  settled     boolean not null default false,
  -- How much of the wait lay in working hours.
  worked_s    int check (worked_s >= 0),
  -- Of the farmer's address; null where it names none.
  taluk       text,
  asked_on    date not null generated always as ((asked_at at time zone 'Asia/Kolkata')::date) stored,
  answered_on date generated always as ((answered_at at time zone 'Asia/Kolkata')::date) stored,
  primary key (chat_id, first_seq),
  check (num_nonnulls(answered_at, answered_by, worked_s) in (0, 3)),
  check (answered_at >= asked_at),
  check (not settled or answered_at is null)
);
-- Whole days in Karnataka: numbers are by day, and a day that is stored need not be reckoned for each row of each reading.
create index waits_asked on waits (asked_on) include (taluk, answered_on, settled);
create index waits_answered on waits (answered_on, answered_by) include (taluk, worked_s)
  where answered_on is not null;

-- Up to which entry of its log a chat's waits are counted, by which hours of the office, and where its farmer lived then.
create table waits_counted (
  chat_id  bigint primary key references chats,
  head_seq bigint not null check (head_seq > 0),
  rule     text not null,
  taluk    text
);
-- When all chats were last found counted.
create table waits_passes (
  only_row   boolean primary key default true check (only_row),
  counted_at timestamptz not null
);

create index quotations_recent on quotations (created_at) include (chat_id, created_by) where withdrawn_at is null;
create index dispatches_recent on dispatches (created_at);
create index payments_handed_over on payments (handed_over_at) where handed_over_at is not null;
create index refunds_completed on refunds (completed_at) where state = 'completed';

-- The taluk an address names, null where it names none or several. The names are those of shared/domain/places/taluks.ts;
-- '*' marks a taluk that shares its name with a district.
create function taluk_of(address text) returns text language sql immutable parallel safe as $$
  with cut as (
    select word, row_number() over (order by place) as n
    from pg_catalog.regexp_split_to_table(
      pg_catalog.lower(pg_catalog.translate(address, U&'\200C\200D', '')), '[\s,.;:/()"''|–—-]+'
    ) with ordinality as piece (word, place)
    where word <> ''
  ), grams as (
    select word as gram, n as last from cut
    union all select a.word || ' ' || b.word, b.n from cut a join cut b on b.n = a.n + 1
    union all select a.word || ' ' || b.word || ' ' || c.word, c.n
      from cut a join cut b on b.n = a.n + 1 join cut c on c.n = a.n + 2
  ), named as (
    select ltrim(known.id, '*') as id, known.id like '*%' as is_district,
      coalesce(behind.word in ('taluk', 'taluka', 'tq', 'tal', 'tk', 'ತಾಲ್ಲೂಕು', 'ತಾಲೂಕು', 'ತಾ'), false) as is_said,
      coalesce(behind.word in ('district', 'dist', 'dt', 'ಜಿಲ್ಲೆ', 'ಜಿ'), false) as means_district
    from grams
    cross join lateral (select '{
    "bagalkote":"*bagalkote", "ಬಾಗಲಕೋಟೆ":"*bagalkote", "bagalkot":"*bagalkote", "ಬಾಗಲಕೋಟ":"*bagalkote",
    "badami":"badami", "ಬಾದಾಮಿ":"badami", "bilagi":"bilagi", "ಬೀಳಗಿ":"bilagi", "bilgi":"bilagi",
    "guledgudda":"guledgudda", "ಗುಳೇದಗುಡ್ಡ":"guledgudda", "guledagudda":"guledgudda", "hunagunda":"hunagunda",
    "ಹುನಗುಂದ":"hunagunda", "hungund":"hunagunda", "hunagund":"hunagunda", "ilkal":"ilkal", "ಇಳಕಲ್":"ilkal",
    "ilakal":"ilkal", "ಇಳಕಲ್ಲ":"ilkal", "jamakhandi":"jamakhandi", "ಜಮಖಂಡಿ":"jamakhandi", "jamkhandi":"jamakhandi",
    "mudhol":"mudhol", "ಮುಧೋಳ":"mudhol", "rabakavi banahatti":"rabakavi_banahatti",
    "ರಬಕವಿ ಬನಹಟ್ಟಿ":"rabakavi_banahatti", "rabkavi banhatti":"rabakavi_banahatti", "rabkavi":"rabakavi_banahatti",
    "banahatti":"rabakavi_banahatti", "ಬನಹಟ್ಟಿ":"rabakavi_banahatti", "ರಬಕವಿ":"rabakavi_banahatti",
    "ballari":"*ballari", "ಬಳ್ಳಾರಿ":"*ballari", "bellary":"*ballari", "kampli":"kampli", "ಕಂಪ್ಲಿ":"kampli",
    "kurugodu":"kurugodu", "ಕುರುಗೋಡು":"kurugodu", "sandur":"sandur", "ಸಂಡೂರು":"sandur", "sanduru":"sandur",
    "siruguppa":"siruguppa", "ಸಿರುಗುಪ್ಪ":"siruguppa", "siraguppa":"siruguppa", "athani":"athani", "ಅಥಣಿ":"athani",
    "bailhongal":"bailhongal", "ಬೈಲಹೊಂಗಲ":"bailhongal", "bailahongala":"bailhongal", "bailhongala":"bailhongal",
    "belagavi":"*belagavi", "ಬೆಳಗಾವಿ":"*belagavi", "belgaum":"*belagavi", "chikkodi":"chikkodi",
    "ಚಿಕ್ಕೋಡಿ":"chikkodi", "chikodi":"chikkodi", "gokak":"gokak", "ಗೋಕಾಕ":"gokak", "gokaka":"gokak",
    "ಗೋಕಾಕ್":"gokak", "hukkeri":"hukkeri", "ಹುಕ್ಕೇರಿ":"hukkeri", "kagwad":"kagwad", "ಕಾಗವಾಡ":"kagwad",
    "kagawad":"kagwad", "khanapur":"khanapur", "ಖಾನಾಪುರ":"khanapur", "khanapura":"khanapur", "kittur":"kittur",
    "ಕಿತ್ತೂರು":"kittur", "kitturu":"kittur", "mudalagi":"mudalagi", "ಮೂಡಲಗಿ":"mudalagi", "mudalgi":"mudalagi",
    "nippani":"nippani", "ನಿಪ್ಪಾಣಿ":"nippani", "nipani":"nippani", "raibag":"raibag", "ರಾಯಬಾಗ":"raibag",
    "rayabag":"raibag", "raybag":"raibag", "ramdurg":"ramdurg", "ರಾಮದುರ್ಗ":"ramdurg", "ramadurga":"ramdurg",
    "savadatti":"savadatti", "ಸವದತ್ತಿ":"savadatti", "saundatti":"savadatti", "yaragatti":"yaragatti",
    "ಯರಗಟ್ಟಿ":"yaragatti", "anekal":"anekal", "ಆನೇಕಲ್":"anekal", "anekalu":"anekal",
    "bengaluru east":"bengaluru_east", "ಬೆಂಗಳೂರು ಪೂರ್ವ":"bengaluru_east", "bangalore east":"bengaluru_east",
    "bengaluru north":"bengaluru_north", "ಬೆಂಗಳೂರು ಉತ್ತರ":"bengaluru_north", "bangalore north":"bengaluru_north",
    "bengaluru south":"bengaluru_south", "ಬೆಂಗಳೂರು ದಕ್ಷಿಣ":"bengaluru_south", "bangalore south":"bengaluru_south",
    "yelahanka":"yelahanka", "ಯಲಹಂಕ":"yelahanka", "devanahalli":"devanahalli", "ದೇವನಹಳ್ಳಿ":"devanahalli",
    "doddaballapura":"doddaballapura", "ದೊಡ್ಡಬಳ್ಳಾಪುರ":"doddaballapura", "doddaballapur":"doddaballapura",
    "dodballapur":"doddaballapura", "hosakote":"hosakote", "ಹೊಸಕೋಟೆ":"hosakote", "hoskote":"hosakote",
    "nelamangala":"nelamangala", "ನೆಲಮಂಗಲ":"nelamangala", "aurad":"aurad", "ಔರಾದ":"aurad", "ಔರಾದ್":"aurad",
    "basavakalyan":"basavakalyan", "ಬಸವಕಲ್ಯಾಣ":"basavakalyan", "basavakalyana":"basavakalyan", "bhalki":"bhalki",
    "ಭಾಲ್ಕಿ":"bhalki", "bidar":"*bidar", "ಬೀದರ್":"*bidar", "ಬೀದರ":"*bidar", "chitguppa":"chitguppa",
    "ಚಿಟಗುಪ್ಪ":"chitguppa", "chitaguppa":"chitguppa", "hulsoor":"hulsoor", "ಹುಲಸೂರು":"hulsoor",
    "hulasur":"hulsoor", "hulsur":"hulsoor", "humnabad":"humnabad", "ಹುಮನಾಬಾದ್":"humnabad", "ಹುಮನಾಬಾದ":"humnabad",
    "humanabad":"humnabad", "kamalnagar":"kamalnagar", "ಕಮಲನಗರ":"kamalnagar", "kamalanagar":"kamalnagar",
    "chamarajanagara":"*chamarajanagara", "ಚಾಮರಾಜನಗರ":"*chamarajanagara", "chamarajanagar":"*chamarajanagara",
    "gundlupet":"gundlupet", "ಗುಂಡ್ಲುಪೇಟೆ":"gundlupet", "gundlupete":"gundlupet", "hanur":"hanur", "ಹನೂರು":"hanur",
    "hanuru":"hanur", "kollegala":"kollegala", "ಕೊಳ್ಳೇಗಾಲ":"kollegala", "kollegal":"kollegala",
    "yelandur":"yelandur", "ಯಳಂದೂರು":"yelandur", "yalandur":"yelandur", "bagepalli":"bagepalli",
    "ಬಾಗೇಪಲ್ಲಿ":"bagepalli", "chelur":"chelur", "ಚೇಳೂರು":"chelur", "chikkaballapura":"*chikkaballapura",
    "ಚಿಕ್ಕಬಳ್ಳಾಪುರ":"*chikkaballapura", "chikkaballapur":"*chikkaballapura", "chickballapur":"*chikkaballapura",
    "chintamani":"chintamani", "ಚಿಂತಾಮಣಿ":"chintamani", "gauribidanur":"gauribidanur",
    "ಗೌರಿಬಿದನೂರು":"gauribidanur", "gowribidanur":"gauribidanur", "gudibande":"gudibande", "ಗುಡಿಬಂಡೆ":"gudibande",
    "manchenahalli":"manchenahalli", "ಮಂಚೇನಹಳ್ಳಿ":"manchenahalli", "sidlaghatta":"sidlaghatta",
    "ಶಿಡ್ಲಘಟ್ಟ":"sidlaghatta", "shidlaghatta":"sidlaghatta", "ajjampura":"ajjampura", "ಅಜ್ಜಂಪುರ":"ajjampura",
    "chikkamagaluru":"*chikkamagaluru", "ಚಿಕ್ಕಮಗಳೂರು":"*chikkamagaluru", "chikmagalur":"*chikkamagaluru",
    "chickmagalur":"*chikkamagaluru", "chikkamagalur":"*chikkamagaluru", "kadur":"kadur", "ಕಡೂರು":"kadur",
    "kaduru":"kadur", "kalasa":"kalasa", "ಕಳಸ":"kalasa", "koppa":"koppa", "ಕೊಪ್ಪ":"koppa", "mudigere":"mudigere",
    "ಮೂಡಿಗೆರೆ":"mudigere", "narasimharajapura":"narasimharajapura", "ನರಸಿಂಹರಾಜಪುರ":"narasimharajapura",
    "n r pura":"narasimharajapura", "nr pura":"narasimharajapura", "ಎನ್ ಆರ್ ಪುರ":"narasimharajapura",
    "sringeri":"sringeri", "ಶೃಂಗೇರಿ":"sringeri", "tarikere":"tarikere", "ತರೀಕೆರೆ":"tarikere",
    "challakere":"challakere", "ಚಳ್ಳಕೆರೆ":"challakere", "chitradurga":"*chitradurga", "ಚಿತ್ರದುರ್ಗ":"*chitradurga",
    "hiriyur":"hiriyur", "ಹಿರಿಯೂರು":"hiriyur", "hiriyuru":"hiriyur", "holalkere":"holalkere",
    "ಹೊಳಲ್ಕೆರೆ":"holalkere", "hosadurga":"hosadurga", "ಹೊಸದುರ್ಗ":"hosadurga", "hosdurga":"hosadurga",
    "molakalmuru":"molakalmuru", "ಮೊಳಕಾಲ್ಮೂರು":"molakalmuru", "molakalmur":"molakalmuru",
    "ಮೊಳಕಾಲ್ಮುರು":"molakalmuru", "bantwal":"bantwal", "ಬಂಟ್ವಾಳ":"bantwal", "bantwala":"bantwal",
    "belthangady":"belthangady", "ಬೆಳ್ತಂಗಡಿ":"belthangady", "belthangadi":"belthangady", "kadaba":"kadaba",
    "ಕಡಬ":"kadaba", "mangaluru":"mangaluru", "ಮಂಗಳೂರು":"mangaluru", "mangalore":"mangaluru",
    "moodabidri":"moodabidri", "ಮೂಡುಬಿದಿರೆ":"moodabidri", "mudbidri":"moodabidri", "moodbidri":"moodabidri",
    "ಮೂಡಬಿದಿರೆ":"moodabidri", "mulki":"mulki", "ಮುಲ್ಕಿ":"mulki", "mulky":"mulki", "puttur":"puttur",
    "ಪುತ್ತೂರು":"puttur", "putturu":"puttur", "sullia":"sullia", "ಸುಳ್ಯ":"sullia", "sulya":"sullia",
    "ullal":"ullal", "ಉಳ್ಳಾಲ":"ullal", "ullala":"ullal", "channagiri":"channagiri", "ಚನ್ನಗಿರಿ":"channagiri",
    "davanagere":"*davanagere", "ದಾವಣಗೆರೆ":"*davanagere", "davangere":"*davanagere", "harihara":"harihara",
    "ಹರಿಹರ":"harihara", "harihar":"harihara", "honnali":"honnali", "ಹೊನ್ನಾಳಿ":"honnali", "jagaluru":"jagaluru",
    "ಜಗಳೂರು":"jagaluru", "jagalur":"jagaluru", "nyamathi":"nyamathi", "ನ್ಯಾಮತಿ":"nyamathi", "nyamati":"nyamathi",
    "alnavar":"alnavar", "ಅಳ್ನಾವರ":"alnavar", "annigeri":"annigeri", "ಅಣ್ಣಿಗೇರಿ":"annigeri", "dharwad":"*dharwad",
    "ಧಾರವಾಡ":"*dharwad", "dharwar":"*dharwad", "hubballi":"hubballi", "ಹುಬ್ಬಳ್ಳಿ":"hubballi", "hubli":"hubballi",
    "kalghatgi":"kalghatgi", "ಕಲಘಟಗಿ":"kalghatgi", "kalaghatagi":"kalghatgi", "kundgol":"kundgol",
    "ಕುಂದಗೋಳ":"kundgol", "kundagol":"kundgol", "navalgund":"navalgund", "ನವಲಗುಂದ":"navalgund",
    "navalagunda":"navalgund", "gadag":"*gadag", "ಗದಗ":"*gadag", "gadaga":"*gadag", "gajendragad":"gajendragad",
    "ಗಜೇಂದ್ರಗಡ":"gajendragad", "gajendragada":"gajendragad", "lakshmeshwar":"lakshmeshwar",
    "ಲಕ್ಷ್ಮೇಶ್ವರ":"lakshmeshwar", "laxmeshwar":"lakshmeshwar", "mundargi":"mundargi", "ಮುಂಡರಗಿ":"mundargi",
    "mundaragi":"mundargi", "nargund":"nargund", "ನರಗುಂದ":"nargund", "naragunda":"nargund", "ron":"ron",
    "ರೋಣ":"ron", "rona":"ron", "shirahatti":"shirahatti", "ಶಿರಹಟ್ಟಿ":"shirahatti", "alur":"alur", "ಆಲೂರು":"alur",
    "aluru":"alur", "arakalagudu":"arakalagudu", "ಅರಕಲಗೂಡು":"arakalagudu", "arkalgud":"arakalagudu",
    "arsikere":"arsikere", "ಅರಸೀಕೆರೆ":"arsikere", "arasikere":"arsikere", "belur":"belur", "ಬೇಲೂರು":"belur",
    "beluru":"belur", "channarayapatna":"channarayapatna", "ಚನ್ನರಾಯಪಟ್ಟಣ":"channarayapatna", "hassan":"*hassan",
    "ಹಾಸನ":"*hassan", "hasana":"*hassan", "holenarasipura":"holenarasipura", "ಹೊಳೆನರಸೀಪುರ":"holenarasipura",
    "holenarsipur":"holenarasipura", "holenarasipur":"holenarasipura", "ಹೊಳೆನರಸಿಪುರ":"holenarasipura",
    "sakleshpur":"sakleshpur", "ಸಕಲೇಶಪುರ":"sakleshpur", "sakaleshapura":"sakleshpur", "sakleshpura":"sakleshpur",
    "byadagi":"byadagi", "ಬ್ಯಾಡಗಿ":"byadagi", "byadgi":"byadagi", "hanagal":"hanagal", "ಹಾನಗಲ್":"hanagal",
    "hangal":"hanagal", "ಹಾನಗಲ್ಲ":"hanagal", "haveri":"*haveri", "ಹಾವೇರಿ":"*haveri", "hirekerur":"hirekerur",
    "ಹಿರೇಕೆರೂರು":"hirekerur", "hirekeruru":"hirekerur", "ranebennur":"ranebennur", "ರಾಣೆಬೆನ್ನೂರು":"ranebennur",
    "ranibennur":"ranebennur", "ranebennuru":"ranebennur", "ರಾಣಿಬೆನ್ನೂರು":"ranebennur", "rattihalli":"rattihalli",
    "ರಟ್ಟಿಹಳ್ಳಿ":"rattihalli", "savanur":"savanur", "ಸವಣೂರು":"savanur", "savanuru":"savanur",
    "shiggaon":"shiggaon", "ಶಿಗ್ಗಾಂವಿ":"shiggaon", "shiggavi":"shiggaon", "shiggon":"shiggaon",
    "ಶಿಗ್ಗಾವಿ":"shiggaon", "afzalpur":"afzalpur", "ಅಫಜಲಪುರ":"afzalpur", "afjalpur":"afzalpur",
    "afzalpura":"afzalpur", "aland":"aland", "ಆಳಂದ":"aland", "alanda":"aland", "chincholi":"chincholi",
    "ಚಿಂಚೋಳಿ":"chincholi", "chittapur":"chittapur", "ಚಿತ್ತಾಪುರ":"chittapur", "chittapura":"chittapur",
    "jewargi":"jewargi", "ಜೇವರ್ಗಿ":"jewargi", "jevargi":"jewargi", "kalaburagi":"*kalaburagi",
    "ಕಲಬುರಗಿ":"*kalaburagi", "gulbarga":"*kalaburagi", "ಗುಲಬರ್ಗಾ":"*kalaburagi", "kalagi":"kalagi",
    "ಕಾಳಗಿ":"kalagi", "kamalapur":"kamalapur", "ಕಮಲಾಪುರ":"kamalapur", "sedam":"sedam", "ಸೇಡಂ":"sedam",
    "shahabad":"shahabad", "ಶಹಾಬಾದ":"shahabad", "yadrami":"yadrami", "ಯಡ್ರಾಮಿ":"yadrami",
    "kushalanagara":"kushalanagara", "ಕುಶಾಲನಗರ":"kushalanagara", "kushalnagar":"kushalanagara",
    "madikeri":"madikeri", "ಮಡಿಕೇರಿ":"madikeri", "mercara":"madikeri", "ponnampet":"ponnampet",
    "ಪೊನ್ನಂಪೇಟೆ":"ponnampet", "somwarpet":"somwarpet", "ಸೋಮವಾರಪೇಟೆ":"somwarpet", "somavarapete":"somwarpet",
    "somvarpet":"somwarpet", "virajpet":"virajpet", "ವಿರಾಜಪೇಟೆ":"virajpet", "virajapete":"virajpet",
    "bangarapete":"bangarapete", "ಬಂಗಾರಪೇಟೆ":"bangarapete", "bangarapet":"bangarapete", "kgf":"kgf",
    "ಕೆಜಿಎಫ್":"kgf", "kolar gold fields":"kgf", "ಕೆ ಜಿ ಎಫ್":"kgf", "kolar":"*kolar", "ಕೋಲಾರ":"*kolar",
    "kolara":"*kolar", "malur":"malur", "ಮಾಲೂರು":"malur", "maluru":"malur", "mulbagal":"mulbagal",
    "ಮುಳಬಾಗಿಲು":"mulbagal", "mulabagilu":"mulbagal", "ಮುಳಬಾಗಲು":"mulbagal", "srinivaspur":"srinivaspur",
    "ಶ್ರೀನಿವಾಸಪುರ":"srinivaspur", "srinivasapura":"srinivaspur", "srinivasapur":"srinivaspur",
    "gangavathi":"gangavathi", "ಗಂಗಾವತಿ":"gangavathi", "gangavati":"gangavathi", "kanakagiri":"kanakagiri",
    "ಕನಕಗಿರಿ":"kanakagiri", "karatagi":"karatagi", "ಕಾರಟಗಿ":"karatagi", "karatgi":"karatagi", "koppal":"*koppal",
    "ಕೊಪ್ಪಳ":"*koppal", "koppala":"*koppal", "kukanur":"kukanur", "ಕುಕನೂರು":"kukanur", "kushtagi":"kushtagi",
    "ಕುಷ್ಟಗಿ":"kushtagi", "kushtgi":"kushtagi", "yelburga":"yelburga", "ಯಲಬುರ್ಗಾ":"yelburga",
    "yelaburga":"yelburga", "ಯಲಬುರ್ಗ":"yelburga", "krishnarajpet":"krishnarajpet", "ಕೃಷ್ಣರಾಜಪೇಟೆ":"krishnarajpet",
    "k r pet":"krishnarajpet", "k r pete":"krishnarajpet", "kr pet":"krishnarajpet", "kr pete":"krishnarajpet",
    "ಕೆ ಆರ್ ಪೇಟೆ":"krishnarajpet", "maddur":"maddur", "ಮದ್ದೂರು":"maddur", "madduru":"maddur",
    "malavalli":"malavalli", "ಮಳವಳ್ಳಿ":"malavalli", "malvalli":"malavalli", "mandya":"*mandya", "ಮಂಡ್ಯ":"*mandya",
    "nagamangala":"nagamangala", "ನಾಗಮಂಗಲ":"nagamangala", "pandavapura":"pandavapura", "ಪಾಂಡವಪುರ":"pandavapura",
    "pandavpura":"pandavapura", "srirangapatna":"srirangapatna", "ಶ್ರೀರಂಗಪಟ್ಟಣ":"srirangapatna",
    "srirangapattana":"srirangapatna", "srirangapatnam":"srirangapatna", "heggadadevanakote":"heggadadevanakote",
    "ಹೆಗ್ಗಡದೇವನಕೋಟೆ":"heggadadevanakote", "h d kote":"heggadadevanakote", "hd kote":"heggadadevanakote",
    "ಎಚ್ ಡಿ ಕೋಟೆ":"heggadadevanakote", "ಹೆಚ್ ಡಿ ಕೋಟೆ":"heggadadevanakote", "hunsur":"hunsur", "ಹುಣಸೂರು":"hunsur",
    "hunasur":"hunsur", "hunsuru":"hunsur", "krishnarajanagara":"krishnarajanagara",
    "ಕೃಷ್ಣರಾಜನಗರ":"krishnarajanagara", "k r nagar":"krishnarajanagara", "k r nagara":"krishnarajanagara",
    "kr nagar":"krishnarajanagara", "ಕೆ ಆರ್ ನಗರ":"krishnarajanagara", "mysuru":"*mysuru", "ಮೈಸೂರು":"*mysuru",
    "mysore":"*mysuru", "nanjangud":"nanjangud", "ನಂಜನಗೂಡು":"nanjangud", "nanjangudu":"nanjangud",
    "piriyapatna":"piriyapatna", "ಪಿರಿಯಾಪಟ್ಟಣ":"piriyapatna", "periyapatna":"piriyapatna", "saligrama":"saligrama",
    "ಸಾಲಿಗ್ರಾಮ":"saligrama", "saraguru":"saraguru", "ಸರಗೂರು":"saraguru", "sargur":"saraguru",
    "t narasipura":"t_narasipura", "ತಿ ನರಸೀಪುರ":"t_narasipura", "t narsipur":"t_narasipura",
    "tirumakudalu narasipura":"t_narasipura", "ಟಿ ನರಸೀಪುರ":"t_narasipura", "ತಿರುಮಕೂಡಲು ನರಸೀಪುರ":"t_narasipura",
    "arakera":"arakera", "ಅರಕೇರಾ":"arakera", "devadurga":"devadurga", "ದೇವದುರ್ಗ":"devadurga",
    "deodurg":"devadurga", "lingasugur":"lingasugur", "ಲಿಂಗಸುಗೂರು":"lingasugur", "lingsugur":"lingasugur",
    "ಲಿಂಗಸೂಗೂರು":"lingasugur", "manvi":"manvi", "ಮಾನ್ವಿ":"manvi", "manavi":"manvi", "maski":"maski",
    "ಮಸ್ಕಿ":"maski", "raichur":"*raichur", "ರಾಯಚೂರು":"*raichur", "raichuru":"*raichur", "sindhanur":"sindhanur",
    "ಸಿಂಧನೂರು":"sindhanur", "sindhnur":"sindhanur", "sirwar":"sirwar", "ಸಿರವಾರ":"sirwar", "siravara":"sirwar",
    "channapatna":"channapatna", "ಚನ್ನಪಟ್ಟಣ":"channapatna", "channapattana":"channapatna", "harohalli":"harohalli",
    "ಹಾರೋಹಳ್ಳಿ":"harohalli", "kanakapura":"kanakapura", "ಕನಕಪುರ":"kanakapura", "magadi":"magadi", "ಮಾಗಡಿ":"magadi",
    "ramanagara":"*ramanagara", "ರಾಮನಗರ":"*ramanagara", "ramanagaram":"*ramanagara", "ramanagar":"*ramanagara",
    "bhadravathi":"bhadravathi", "ಭದ್ರಾವತಿ":"bhadravathi", "bhadravati":"bhadravathi", "hosanagara":"hosanagara",
    "ಹೊಸನಗರ":"hosanagara", "hosanagar":"hosanagara", "sagara":"sagara", "ಸಾಗರ":"sagara", "sagar":"sagara",
    "shikaripura":"shikaripura", "ಶಿಕಾರಿಪುರ":"shikaripura", "shikaripur":"shikaripura", "shivamogga":"*shivamogga",
    "ಶಿವಮೊಗ್ಗ":"*shivamogga", "shimoga":"*shivamogga", "soraba":"soraba", "ಸೊರಬ":"soraba", "sorab":"soraba",
    "thirthahalli":"thirthahalli", "ತೀರ್ಥಹಳ್ಳಿ":"thirthahalli", "tirthahalli":"thirthahalli",
    "chikkanayakanahalli":"chikkanayakanahalli", "ಚಿಕ್ಕನಾಯಕನಹಳ್ಳಿ":"chikkanayakanahalli",
    "chiknayakanhalli":"chikkanayakanahalli", "c n halli":"chikkanayakanahalli", "cn halli":"chikkanayakanahalli",
    "gubbi":"gubbi", "ಗುಬ್ಬಿ":"gubbi", "koratagere":"koratagere", "ಕೊರಟಗೆರೆ":"koratagere", "kunigal":"kunigal",
    "ಕುಣಿಗಲ್":"kunigal", "madhugiri":"madhugiri", "ಮಧುಗಿರಿ":"madhugiri", "pavagada":"pavagada", "ಪಾವಗಡ":"pavagada",
    "sira":"sira", "ಶಿರಾ":"sira", "shira":"sira", "ಸಿರಾ":"sira", "tiptur":"tiptur", "ತಿಪಟೂರು":"tiptur",
    "tipatur":"tiptur", "tumakuru":"*tumakuru", "ತುಮಕೂರು":"*tumakuru", "tumkur":"*tumakuru",
    "turuvekere":"turuvekere", "ತುರುವೇಕೆರೆ":"turuvekere", "brahmavara":"brahmavara", "ಬ್ರಹ್ಮಾವರ":"brahmavara",
    "brahmavar":"brahmavara", "byndoor":"byndoor", "ಬೈಂದೂರು":"byndoor", "byndur":"byndoor", "baindur":"byndoor",
    "hebri":"hebri", "ಹೆಬ್ರಿ":"hebri", "kapu":"kapu", "ಕಾಪು":"kapu", "kaup":"kapu", "karkala":"karkala",
    "ಕಾರ್ಕಳ":"karkala", "kundapura":"kundapura", "ಕುಂದಾಪುರ":"kundapura", "kundapur":"kundapura",
    "coondapur":"kundapura", "udupi":"*udupi", "ಉಡುಪಿ":"*udupi", "ankola":"ankola", "ಅಂಕೋಲಾ":"ankola",
    "ಅಂಕೋಲ":"ankola", "bhatkal":"bhatkal", "ಭಟ್ಕಳ":"bhatkal", "bhatkala":"bhatkal", "dandeli":"dandeli",
    "ದಾಂಡೇಲಿ":"dandeli", "haliyal":"haliyal", "ಹಳಿಯಾಳ":"haliyal", "haliyala":"haliyal", "honnavar":"honnavar",
    "ಹೊನ್ನಾವರ":"honnavar", "honnavara":"honnavar", "joida":"joida", "ಜೋಯಿಡಾ":"joida", "ಜೋಯಿಡ":"joida",
    "karwar":"karwar", "ಕಾರವಾರ":"karwar", "karwara":"karwar", "kumta":"kumta", "ಕುಮಟಾ":"kumta", "kumata":"kumta",
    "ಕುಮಟ":"kumta", "mundgod":"mundgod", "ಮುಂಡಗೋಡ":"mundgod", "mundagod":"mundgod", "siddapur":"siddapur",
    "ಸಿದ್ದಾಪುರ":"siddapur", "siddapura":"siddapur", "sirsi":"sirsi", "ಶಿರಸಿ":"sirsi", "shirasi":"sirsi",
    "yellapur":"yellapur", "ಯಲ್ಲಾಪುರ":"yellapur", "yellapura":"yellapur", "hadagali":"hadagali",
    "ಹೂವಿನಹಡಗಲಿ":"hadagali", "huvina hadagali":"hadagali", "hoovina hadagali":"hadagali", "ಹೂವಿನ ಹಡಗಲಿ":"hadagali",
    "ಹಡಗಲಿ":"hadagali", "hagaribommanahalli":"hagaribommanahalli", "ಹಗರಿಬೊಮ್ಮನಹಳ್ಳಿ":"hagaribommanahalli",
    "h b halli":"hagaribommanahalli", "hb halli":"hagaribommanahalli", "harapanahalli":"harapanahalli",
    "ಹರಪನಹಳ್ಳಿ":"harapanahalli", "hosapete":"hosapete", "ಹೊಸಪೇಟೆ":"hosapete", "hospet":"hosapete",
    "kotturu":"kotturu", "ಕೊಟ್ಟೂರು":"kotturu", "kottur":"kotturu", "kudligi":"kudligi", "ಕೂಡ್ಲಿಗಿ":"kudligi",
    "kudlagi":"kudligi", "almel":"almel", "ಆಲಮೇಲ":"almel", "alamel":"almel", "babaleshwar":"babaleshwar",
    "ಬಬಲೇಶ್ವರ":"babaleshwar", "babaleshwara":"babaleshwar", "basavana bagewadi":"basavana_bagewadi",
    "ಬಸವನ ಬಾಗೇವಾಡಿ":"basavana_bagewadi", "basavanabagewadi":"basavana_bagewadi",
    "ಬಸವನಬಾಗೇವಾಡಿ":"basavana_bagewadi", "chadachan":"chadachan", "ಚಡಚಣ":"chadachan", "chadchan":"chadachan",
    "devara hipparagi":"devara_hipparagi", "ದೇವರ ಹಿಪ್ಪರಗಿ":"devara_hipparagi", "devar hippargi":"devara_hipparagi",
    "ದೇವರಹಿಪ್ಪರಗಿ":"devara_hipparagi", "indi":"indi", "ಇಂಡಿ":"indi", "kolhar":"kolhar", "ಕೊಲ್ಹಾರ":"kolhar",
    "muddebihal":"muddebihal", "ಮುದ್ದೇಬಿಹಾಳ":"muddebihal", "muddebihala":"muddebihal", "nidagundi":"nidagundi",
    "ನಿಡಗುಂದಿ":"nidagundi", "sindagi":"sindagi", "ಸಿಂದಗಿ":"sindagi", "sindgi":"sindagi", "talikote":"talikote",
    "ತಾಳಿಕೋಟೆ":"talikote", "talikoti":"talikote", "tikota":"tikota", "ತಿಕೋಟಾ":"tikota", "vijayapura":"*vijayapura",
    "ವಿಜಯಪುರ":"*vijayapura", "bijapur":"*vijayapura", "ಬಿಜಾಪುರ":"*vijayapura", "gurmitkal":"gurmitkal",
    "ಗುರುಮಠಕಲ್":"gurmitkal", "gurumitkal":"gurmitkal", "hunasagi":"hunasagi", "ಹುಣಸಗಿ":"hunasagi",
    "hunsagi":"hunasagi", "shahapur":"shahapur", "ಶಹಾಪುರ":"shahapur", "shahpur":"shahapur", "shahapura":"shahapur",
    "shorapur":"shorapur", "ಸುರಪುರ":"shorapur", "surapura":"shorapur", "surpur":"shorapur", "vadagera":"vadagera",
    "ವಡಗೇರಾ":"vadagera", "wadagera":"vadagera", "yadgiri":"*yadgiri", "ಯಾದಗಿರಿ":"*yadgiri", "yadgir":"*yadgiri"
    }'::jsonb ->> gram as id) known
    left join cut behind on behind.n = grams.last + 1
    where known.id is not null
  )
  select case
    when count(distinct id) filter (where is_said) = 1 then min(id) filter (where is_said)
    when count(distinct id) filter (where is_said) > 1 then null
    when count(distinct id) filter (where not is_district) = 1 then min(id) filter (where not is_district)
    when count(distinct id) filter (where not is_district) = 0
      and count(distinct id) filter (where not means_district) = 1 then min(id) filter (where not means_district)
  end
  from named
$$;
alter table farmers add column taluk text generated always as (taluk_of(address)) stored;
create unique index farmers_taluk_of on farmers (id) include (taluk);
