/**
 * Words that head every list of leaked passwords, collected by us. Words shorter than a password count with their
 * usual endings ('love1234!'). Lower case.
 */
export const COMMON_WORDS = `
password passwort passwd passw0rd pass mypassword thepassword newpassword yourpassword changeme changeit default letmein
welcome welcomeback login logmein access secret secrets private admin administrator root user username guest test tester
testing testtest temp temporary system server master manager office company internet computer laptop iphone android
samsung galaxy apple google naver kakao kakaotalk daum facebook instagram twitter youtube amazon microsoft windows
linkedin myspace yahoo hotmail gmail qwerty qwertz azerty qwert asdf asdfg asdfgh asdfjkl zxcv zxcvb zxcvbn qazwsx
qazwsxedc wsxedc trustno hello hellohello helloworld hi goodbye iloveyou iloveu ilovethis iloveme iloveyousomuch loveyou
loveme lovely lover loveforever love lovelove mylove truelove babylove forever always family mother father mommy mom
daddy dad papa mama baby babyboy babygirl mybaby ourbaby angel angels princess prince queen king kings sweet sweetie
sweetheart sugar honey cutie cute pretty beautiful gorgeous sexy sexygirl hottie handsome happy happyday happiness smile
sunshine sunny sunday monday tuesday wednesday thursday friday saturday january february march april may june july
august september october november december spring summer autumn winter season morning night midnight today tomorrow
monkey dragon tiger lion bear eagle falcon hawk phoenix wolf fox rabbit bunny kitty kitten cat cats dog dogs doggy puppy
panda koala dolphin whale shark horse pony turtle penguin butterfly bird chicken banana orange cherry lemon melon peach
strawberry chocolate cookie cookies candy coffee cheese pizza butter pepper ginger cinnamon flower flowers rose roses
lily daisy jasmine violet garden forest mountain river ocean beach island star stars starlight moon moonlight sky blue
bluesky red black white silver gold golden diamond crystal pearl ruby emerald purple pink green yellow rainbow
football soccer baseball basketball tennis hockey golf fishing hunter hunting ranger rangers cowboy cowboys yankees
lakers chelsea arsenal liverpool barcelona realmadrid manchester united juventus superman batman spiderman ironman
wonderwoman avengers pokemon pikachu mario luigi zelda minecraft starcraft warcraft lineage maplestory overwatch
leagueoflegends sudden starwars startrek matrix naruto onepiece doraemon totoro pororo tayo kitty hellokitty snoopy
mickey minnie disney elsa frozen barbie tinkerbell nemo simba shrek harrypotter hogwarts hermione gandalf
michael jordan jennifer jessica ashley amanda andrew anthony austin brandon charles charlie chris christian christopher
daniel david edward elizabeth emily george hannah jack jackson james jason jeremy john johnny jonathan joseph joshua
justin kevin kimberly lauren linda lisa louis maggie maria mary matthew melissa michelle nicholas nicole oliver olivia
patrick peter rachel rebecca richard robert samantha samuel sandra sarah sophia sophie stephanie steven taylor thomas
victoria vincent william alexander alexandra benjamin jesus jesuschrist christ church bible amen faith hope grace
blessing blessed heaven peace spirit glory believe freedom liberty america american korea korean southkorea seoul busan
daegu incheon gwangju daejeon ulsan suwon jeju japan tokyo china beijing london paris newyork california texas canada
hannam gangnam hongdae haeundae skorea daehan taekwondo kimchi bulgogi hangul hanguk arirang bts blackpink twice exo
shinhwa bigbang newjeans seventeen straykids
computer1 abcd abcde abcdef abcdefg abcdefgh abcabc aaaa aabbcc a1b2c3 a1b2c3d4 q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq1 zaq12wsx
1qaz 1qaz2wsx 1qaz2wsx3edc qwer qwerasdf asdfqwer qwe123 asd123 zxc123 abc123 pass123 test123 admin123 root123 user123
superstar superuser supersecret killer hacker ninja samurai warrior soldier captain pirate pirates maverick gangster
player gamer playboy cooldude dude awesome amazing excellent fantastic perfect special lucky luckyday fortune million
millionaire money dollar cash rich winner champion victory success business sales service support student teacher
school college university doctor nurse police lawyer engineer driver pilot dancer singer music musica guitar piano
violin drums rockstar metallica nirvana eminem beatles elvis hiphop punk jazz dance party weekend holiday vacation
travel journey adventure mustang corvette ferrari porsche mercedes bmw hyundai toyota honda yamaha harley suzuki
whatever nothing something anything everything someone nobody everybody whoknows idontknow dontknow nopassword
forgot forget forgotten remember remember1 iforgot please thankyou thanks sorry friend friends bestfriend bestfriends
together buddy brother brothers sister sisters children child kids junior genius smart clever crazy stupid fool loser
pumpkin snowman snowball snowflake snow raindrop thunder lightning storm fire ice icecream water earth wind
fluffy fuzzy teddy teddybear cupcake muffin pancake peanut pickle popcorn noodle tomato potato onion apple123
chester buster bailey buddy1 cooper duke lucky1 max molly oscar rocky rusty sadie shadow sammy simon smokey sparky toby
zoey bella luna coco choco bori nabi dubu mong ppoppi sarang saranghae saranghaeyo annyeong annyeonghaseyo hwaiting
fighting daebak oppa unni eomma appa omma aegi agi gajok haengbok sarangi cheonsa gongju wangja babo bihwan bimil
bimilbeonho amho ssukssuk ssukssukplanner growgrow growgrowplanner planner parent parents parenting childcare newborn
infant toddler kindergarten pregnancy pregnant mommy1 supermom goodmom happymom happybaby happyfamily myfamily myson
mydaughter mykids mychild loveson lovebaby twins firstbaby ilovemybaby ilovemymom ilovemydad ilovemyson
ilovemykids ilovekorea ilovegod godislove godbless
`;

/** Korean words: refused as they are, and as typed with the Latin layout on ('사랑해' → 'tkfkdgo'). */
export const COMMON_HANGUL = `
사랑 사랑해 사랑해요 사랑해요엄마 사랑합니다 너만사랑해 영원히사랑해 엄마사랑해 아빠사랑해 우리아기사랑해 안녕 안녕하세요 반갑습니다 감사합니다
고맙습니다 고마워 미안해 죄송합니다 비밀번호 비번 비밀 암호 패스워드 아이디 로그인 관리자 운영자 테스트 가나다라 가나다라마바사 대한민국 한국 우리나라
서울 부산 대구 인천 광주 대전 울산 제주도 독도 독도는우리땅 엄마 아빠 엄마아빠 가족 우리가족 행복한가족 사랑하는가족 행복 행복해 행복하자 행복하게
아기 우리아기 아가 아이 우리아이 첫째 둘째 셋째 쌍둥이 딸 우리딸 예쁜딸 아들 우리아들 멋진아들 공주 우리공주 왕자 우리왕자 천사 아기천사 보물 내보물
강아지 우리강아지 고양이 야옹이 멍멍이 토끼 호랑이 병아리 햇살 하늘 바다 별님 달님 꽃님 무지개 구름 봄날 여름 가을 겨울 바보 멍청이 천재 최고 화이팅
파이팅 대박 부자 부자되자 로또 로또당첨 건강 건강하자 튼튼 튼튼이 쑥쑥 쑥쑥이 쑥쑥플래너 사랑이 행복이 축복이 기쁨이 복덩이 튼튼하게 까꿍 뽀로로 타요
아이언맨 카카오톡 네이버 다음 삼성 하나님 예수님 아멘 부처님 할렐루야 학교 선생님 친구 내친구 여자친구 남자친구 자기야 여보 여보사랑해 결혼 신혼
김치 떡볶이 치킨 커피 소주 맥주 가즈아 오빠 언니 누나 형 동생 할머니 할아버지
`;
