# ข้อความส่วนติดต่อผู้ใช้ภาษาไทย ภาษาไทยไม่มีรูปพหูพจน์ จึงไม่ต้องเลือกรูปคำตาม $n บนกระดาน ตัวเลขที่แสดงคือ $shown

## Site

site-name = Bonduc
site-title = Bonduc: คลังข้อมูลเกมหว่านเมล็ด
site-description = เกมหว่านเมล็ดของห้ากลุ่มชน: อ่านประวัติ เล่นตามกติกาที่มีผู้บรรยายไว้ และนำมาเปรียบเทียบกัน
site-nav = เว็บไซต์
skip-to-contents = ข้ามไปยังเนื้อหา
nav-games = เกม
nav-compare = เปรียบเทียบ
nav-about = เกี่ยวกับ Bonduc
nav-site-rules = กติกาของเว็บไซต์
search-label = ค้นหาในคลังข้อมูล
search-placeholder = ค้นหา
search-button = ค้นหา
footer-editions = ตัวบททั้งหมดเป็นฉบับเรียบเรียงของเราเอง จัดทำขึ้นจากแหล่งข้อมูลที่ระบุไว้ในแต่ละหน้า
footer-version = รุ่น { $version }
contents = สารบัญ
notice = โปรดทราบ:
statement-label = ข้อความที่ { $id }
either = { $rest } หรือ { $last }

## Home

home-heading = เกมหว่านเมล็ด ตามคำบอกเล่า
home-lead = มันกาลาห้าเกมจากคิวบา เคนยา เอธิโอเปีย ซูรินาม และสาธารณรัฐโดมินิกัน: สิ่งที่มีผู้บันทึกไว้เกี่ยวกับแต่ละเกม ทีละประโยค พร้อมกระดานที่เล่นตรงตามประโยคเหล่านั้น
home-games = เกมทั้งหมด
home-ways = สิ่งที่ทำได้ที่นี่
home-way-read = อ่าน: ทุกข้อความมีหมายเลขและที่อยู่ของตนเอง และบอกที่มาของตน
home-way-play = เล่น: เล่นกันสองคนหน้าจอเดียว หรือเล่นกับคอมพิวเตอร์แบบง่าย ทุกขั้นของตาเดินระบุข้อความที่เป็นที่มา
home-way-compare = เปรียบเทียบ: วางสองเกมเคียงกัน ดูกติกาทีละคำถาม พร้อมกระดานของแต่ละเกม
home-way-search = ค้นหา: พบตรงประโยคที่ต้องการ ไม่ใช่เพียงหน้า
card-play = เล่น { $game }

## Articles

article-compare = กับ { $game }
article-compare-heading = เปรียบเทียบ
sources = แหล่งข้อมูล
sources-ours = บทความนี้เป็นฉบับเรียบเรียงของเราเอง ถ่ายทอดเนื้อความของตัวบทต้นทาง แต่ไม่ได้ใช้ประโยคใดของตัวบทนั้น
record = ระเบียน
record-kind = ประเภท
record-names = ชื่อ
record-people = กลุ่มชน
record-place = สถานที่
record-place-within = { $place } (ภายใน { $km } กม.)
record-equipment = กระดานและเมล็ด
record-seen = การบันทึก
record-first = บันทึกครั้งแรก
record-relatives = เกมร่วมตระกูล
record-unlike = ไม่ใช่เกมเดียวกับ

readings = ประเด็นที่ตัวบทต้นทางปล่อยค้างไว้
readings-ours = ตรงที่ตัวบทต้นทางไม่ได้ระบุ เสียหาย หรือมีข้อขัดแย้ง เกมจะเล่นไม่ได้หากไม่มีคำตอบ คำตอบต่อไปนี้เป็นของเรา มิใช่ของธรรมเนียมใด
reading-default = (แบบที่ใช้เล่นที่นี่)
reading-play = เล่นแบบนี้

## Play

play-title = เล่น { $game }
play-read = อ่านเรื่อง { $game }
play-rules = กติกาโดยย่อ
cite-statement = ข้อความที่ { $id }
cite-statement-short = { $id }
cite-reading = การตีความ { $id }
cite-reading-short = การตีความของเรา
cite-site-rule = กติกาของเว็บไซต์ข้อ { $id }
cite-site-rule-short = กติกาของเว็บไซต์ข้อ { $id }

## Compare

compare-title = { $a } กับ { $b }
compare-description = เกมหว่านเมล็ดสองเกมเคียงกัน: กติกา ข้อเท็จจริง และกระดาน
compare-first = เกมแรก
compare-second = เกมที่สอง
compare-button = เปรียบเทียบ
compare-rules = กติกา
compare-facts = ข้อเท็จจริง
compare-differing = { $n ->
    [0] ทั้งสองเกมมีกติกาเหมือนกัน
   *[other] ทั้งสองเกมต่างกัน { $n } ข้อ ซึ่งทำเครื่องหมาย ≠ ไว้
}
compare-differs = ต่างกัน
compare-nothing = —

## Search

search-title-empty = ค้นหา
search-title = ค้นหา: { $query }
search-description = ค้นหาในทุกข้อความ หมายเหตุ และศัพท์ของคลังข้อมูล ในสี่ภาษา
search-hint = พิมพ์คำหนึ่งคำขึ้นไป ในภาษาใดก็ได้จากสี่ภาษา
search-count = { $n ->
   *[other] พบ { $n } รายการ
}
search-partial = ไม่มีข้อความใดที่มีครบทุกคำ ข้อความต่อไปนี้มีบางคำ
search-nothing = ไม่พบ “{ $query }”
search-nothing-hint = ลองใช้คำอื่น พิมพ์ตัวอักษรให้น้อยลง หรืออ่านเรื่องของเกมใดเกมหนึ่ง:

## Trouble

not-found-title = ไม่มีที่นี่
not-found-told = ไม่มีหน้าที่ { $path }
no-such-game = ในคลังข้อมูลไม่มีเกมชื่อ “{ $text }”
trouble-title = แสดงกระดานนี้ไม่ได้
trouble-before = แสดงกระดานก่อนตาเดินนั้น
trouble-start = เริ่ม { $game } ใหม่ตั้งแต่ต้น
trouble-home = เกมทั้งหมด

## API

problem-no-such-address = ไม่มีสิ่งใดที่ที่อยู่นี้
problem-no-such-address-detail = ที่อยู่ทั้งหลายของส่วนต่อประสานนี้อธิบายไว้ที่ /api/v1/openapi.json
problem-no-such-game = ไม่มีเกมนี้
problem-no-such-game-detail = “{ $text }” ไม่ใช่เกมในคลังข้อมูล เกมที่มีคือ { $games }
problem-missing = ข้อมูลไม่ครบ
problem-missing-detail = ในที่อยู่ต้องมี “{ $name }”
problem-value = ไม่มีค่านี้
problem-value-detail = “{ $text }” ไม่ใช่ค่าของ “{ $name }” ค่าที่ถูกต้องคือ { $right }
problem-readings = สิ่งนี้ไม่ใช่การตีความของเกม
problem-unreadable-position = อ่านตำแหน่งหมากไม่ได้
problem-illegal-position = สิ่งนี้ไม่ใช่ตำแหน่งหมากของเกม
problem-unreadable-move = มีตาเดินที่อ่านไม่ได้
problem-illegal-move = มีตาเดินที่ไม่ถูกกติกา
api-redistribution = ต้องย้ายเมล็ดจากหลุมของตนเอง { $shown } หลุมไปไว้ที่อื่นก่อน ตาเดินเช่นนี้มีมากเกินกว่าจะแจกแจง และเขียนในรูป GH>A2B3c5

## Boards: who and what

side-south = ฝ่ายใต้
side-north = ฝ่ายเหนือ
player-human = คน
player-random = คอมพิวเตอร์ เดินแบบสุ่ม
player-greedy = คอมพิวเตอร์ เดินแบบละโมบ
board-of = กระดาน { $game }
board-readings = ตีความแบบ { $text }
board-readings-back = กลับไปใช้การตีความปกติ
board-still = กระดานเมื่อเริ่มเกม
row-of = แถวของ{ $side }
store-of = เมล็ดที่{ $side }จับได้
store-removed = ออกจากเกมแล้ว
pit-label = หลุม { $pit } มี { $shown } เมล็ด
pit-marked = มีเครื่องหมาย
pit-bought = ผู้เล่นอีกฝ่ายซื้อไว้
pit-origin = หลุมต้นทางของตาล่าสุด
pit-landing = เมล็ดสุดท้ายตกที่นี่
pit-captured = ถูกจับในตาล่าสุด
pit-picked = เลือกไว้
pit-may-be-sown = หว่านได้
pit-may-be-emptied = หยิบออกให้ว่างได้
pit-takes-a-seed = วางเมล็ดที่นี่
pit-refused = หว่านไม่ได้: { $why }

## Boards: status

status-moved = { $side }หว่าน { $move } ไปสิ้นสุดที่ { $pit }
status-captured = { $side }หว่าน { $move } และจับได้ { $shown } เมล็ด
status-redistributed = { $side }จัดวางใหม่แล้ว
task-choose = ตาของ{ $side }: เลือกหลุม
task-count = ตาของ{ $side }: จะหยิบกี่เมล็ดจาก { $pit }
task-empty = { $side }จัดวางใหม่: เลือกหลุมที่จะหยิบออกให้ว่างอีก { $shown } หลุม
task-place = { $side }จัดวางใหม่: วาง { $shown } เมล็ดลงในหลุมใดก็ได้ ทีละเมล็ด
task-placed = { $side }จัดวางใหม่: วางเมล็ดครบแล้ว
task-computer = { $side }เดิน { $move }
task-computer-redistributes = { $side }จัดวางใหม่
task-computer-go = ต่อไป
task-back = เลือกหลุมอื่น
task-as-it-is = คงไว้ตามเดิมทั้งหมด
task-begin-again = เริ่มใหม่
task-done = เสร็จแล้ว เล่นต่อจากตรงนี้
task-take-back = หยิบคืนหนึ่งเมล็ดจาก { $pit } ({ $shown })
count-label = หยิบ { $shown } เมล็ด
result-drawn = เกมเสมอกัน
result-won = { $side }ชนะ
result-won-by-count = { $side }ชนะ { $more } ต่อ { $fewer }
ending-seeds-left = เหลือเมล็ดน้อยจนเกมสิ้นสุดแล้ว
ending-enough-captured = ผู้เล่นคนหนึ่งจับได้มากจนเกมสิ้นสุดแล้ว
ending-no-move = ผู้เล่นที่ถึงตาไม่มีเมล็ดจะหว่าน เกมสิ้นสุดแล้ว
ending-neither-can-move = ผู้เล่นทั้งสองเดินไม่ได้ เกมสิ้นสุดแล้ว
ending-no-progress = หว่านติดต่อกันหลายครั้งเกินไปโดยไม่มีการจับ เกมสิ้นสุดแล้ว
ending-endless = การหว่านจะไม่รู้จบ เกมสิ้นสุดแล้ว

## Boards: controls

controls = เลื่อนดูเกม
control-first = ไปจุดเริ่มต้น
control-back = ถอยหนึ่งตาเดิน
control-forward = ไปอีกหนึ่งตาเดิน
control-last = ไปตาเดินล่าสุด
control-undo = เลิกทำ
control-again = เกมใหม่
moves = { $shown } ตาเดิน
move-label = ตาเดินที่ { $number } { $side }: { $move }
steps = ตาเดินล่าสุดทีละขั้น
refusals = เหตุที่ { $shown } ตาเดินไม่ถูกกติกา
setting = ผู้เล่นและตำแหน่งหมาก
setting-players = กำหนดผู้เล่น
setting-position = ตำแหน่งหมาก
setting-set-up = ตั้งกระดาน

## Boards: steps

step-lift = { $side }หยิบ { $shown } เมล็ดจาก { $pit }
step-origin = รอบวนกลับมา: เมล็ดหนึ่งตกใน { $pit } ซึ่งเป็นหลุมต้นทาง
step-lap-end = รอบที่ { $lap } จบที่ { $pit }
step-relay = { $pit } มีเมล็ดอยู่แล้ว: หยิบทั้ง { $shown } เมล็ดหว่านต่ออีกรอบ
step-laps-left-out = … อีก { $shown } รอบ …
step-stop-empty = { $pit } ว่างอยู่: การหว่านหยุดลง
step-stop-making = จำนวนเท่านี้ในหลุมของตนเองทำให้ตาเดินจบ: การหว่านหยุดที่ { $pit }
step-stop-one-lap = หว่านครบรอบแล้ว ไม่มีรอบต่อไป
step-capture = { $side }จับ { $shown } เมล็ดจาก { $pit }
step-capture-chain = ลูกโซ่ดำเนินต่อ: { $side }จับ { $shown } เมล็ดจาก { $pit }
step-capture-out = { $shown } เมล็ดจาก { $pit } ออกจากเกม
step-passing = ระหว่างทาง { $side }จับ { $shown } เมล็ดจาก { $pit }
step-capturing-seed = เมล็ดใน { $pit } ที่ใช้จับถูกเก็บไปด้วย
step-bonus = การจับพิเศษ: { $side }ได้อีก { $shown } เมล็ดจาก { $pit }
step-spared = { $pit } มีเครื่องหมาย: จับไม่ได้
step-place = วาง { $shown } เมล็ดลงใน { $pit }
step-mark = หลุมที่มีเมล็ดทุกหลุมได้รับเครื่องหมาย
step-unmark = { $pit } หมดเครื่องหมาย
step-undone = การหว่านจะไม่รู้จบ: กระดานคงเดิม
step-extra-turn = { $side }ได้เล่นอีกตา
step-pass = { $side }เดินไม่ได้ จึงข้ามตา
step-pass-endless = { $side }มีแต่การหว่านไม่รู้จบ จึงข้ามตา
step-sweep = { $side }กวาด { $shown } เมล็ดที่เหลือเป็นของตน

## Boards: why a move is not legal

refusal-game-over = เกมสิ้นสุดแล้ว
refusal-no-such-pit = กระดานนี้ไม่มีหลุม { $pit }
refusal-not-yours = หลุม { $pit } เป็นของฝ่ายตรงข้าม
refusal-empty = หลุม { $pit } ว่างอยู่
refusal-too-few = หว่านได้เฉพาะหลุมที่มีอย่างน้อย { $shown } เมล็ด
refusal-must-open-from = ตาเดินแรกต้องเริ่มจากหลุม { $pit }
refusal-already-played = หลุม { $pit } เล่นไปแล้ว ต้องเล่นทุกหลุมให้ครบหลุมละครั้งก่อน
refusal-say-seeds = ตาเดินต้องบอกจำนวนเมล็ดที่หยิบ ตั้งแต่ 1 ถึง { $shown } เช่น C3
refusal-seeds-are-given = กติกากำหนดจำนวนเมล็ดที่หยิบไว้แล้ว ตาเดินจึงต้องระบุเพียงหลุม
refusal-too-many = หลุมนี้มีเพียง { $shown } เมล็ด
refusal-first-lap-ends = รอบแรกจะไปจบที่ { $pit } ซึ่งเป็นหลุมของตนเองที่มีเมล็ด
refusal-endless = การหว่านไม่รู้จบ: เมื่อครบ { $shown } รอบก็กลับมาที่จุดเริ่มต้น
refusal-lap-cap = หว่านไป { $shown } รอบแล้วยังไม่จบ ซึ่งเป็นจำนวนสูงสุดที่ติดตามให้
refusal-must-feed = ฝ่ายตรงข้ามไม่มีเมล็ด และตาเดินนี้จะไม่ให้เมล็ดแก่ฝ่ายนั้นเลย
refusal-redistribute-first = ต้องจัดวางเมล็ดใหม่ก่อน
refusal-no-redistribution = ไม่มีสิ่งใดให้จัดวางใหม่
refusal-pits-emptied = ต้องหยิบเมล็ดออกให้ว่างจากหลุมของตนเองที่มีเมล็ด { $shown } หลุม
refusal-seeds-placed = หยิบขึ้น { $lifted } เมล็ด แต่วางลง { $placed } เมล็ด

## Boards: what is wrong with an address

error-readings-form = “{ $text }” ไม่ใช่การตีความ: ต้องอยู่ในรูป การตีความ=ทางเลือก เช่น origin=skip
error-readings-unknown = เกมนี้ไม่มีการตีความ “{ $text }” ที่มีคือ { $found }
error-readings-no-candidate = “{ $text }” ไม่ใช่ทางเลือกของการตีความ “{ $name }” ทางเลือกที่มีคือ { $found }
error-readings-twice = การตีความ “{ $name }” ได้รับคำตอบสองครั้ง
error-readings-contradiction = { $text } กับ { $found } ขัดแย้งกัน
error-position = อ่านตำแหน่งหมาก “{ $text }” ไม่ได้
error-setup = “{ $text }” ไม่ใช่ตำแหน่งหมากของเกมนี้
error-move = อ่านตาเดินที่ { $number } “{ $text }” ไม่ได้
error-refused = ตาเดินที่ { $number } ({ $text }) ไม่ถูกกติกา
error-too-long = มี { $moves } ตาเดิน แต่ติดตามให้ได้ไม่เกิน { $most } ตาเดิน
error-not-here = “{ $name }={ $text }” ใช้กับตำแหน่งหมากนี้ไม่ได้
error-value-at = “{ $text }” ไม่ใช่หมายเลขตาเดินของเกมนี้
error-value-pick = “{ $text }” ไม่ใช่หลุม: ต้องเป็นอักษรตัวเดียว A ถึง L สำหรับฝ่ายใต้ a ถึง l สำหรับฝ่ายเหนือ
error-value-draft = “{ $text }” ไม่ใช่การจัดวางใหม่: ต้องมีหลุม เครื่องหมาย > และหลุมพร้อมจำนวน เช่น GH>A2B3c5
error-value-south = “{ $text }” ไม่ใช่ผู้เล่น: ต้องเป็น human, random หรือ greedy
error-value-north = “{ $text }” ไม่ใช่ผู้เล่น: ต้องเป็น human, random หรือ greedy
error-value-seed = “{ $text }” ไม่ใช่จำนวนตั้งแต่ 0 ถึง 4294967295
unreadable-parts = ตำแหน่งหมากเขียนเรียงดังนี้: หลุมของฝ่ายใต้, /, หลุมของฝ่ายเหนือ, ฝ่ายที่ถึงตา, เมล็ดที่จับได้ เช่น 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0
unreadable-rows = หลุมของฝ่ายใต้กับหลุมของฝ่ายเหนือต้องคั่นด้วย / หนึ่งตัว
unreadable-pit = “{ $text }” ไม่ใช่หลุม: ต้องเป็นจำนวนตั้งแต่ 0 ถึง 255 ตามด้วย * หากมีเครื่องหมาย ตามด้วย ~ หากถูกซื้อ
unreadable-row-length = แถวหนึ่งมี { $text } หลุม แต่ต้องมี 1 ถึง 12 หลุม
unreadable-turn = “{ $text }” เป็นฝ่ายที่ถึงตาไม่ได้: ต้องเป็น S หรือ N หรือ - เมื่อเกมสิ้นสุดแล้ว
unreadable-captured = “{ $text }” ใช้เป็นจำนวนเมล็ดที่จับได้ไม่ได้: ต้องเป็นจำนวนสองจำนวน ของฝ่ายใต้และของฝ่ายเหนือ เช่น 12-8
unreadable-token = ไม่เข้าใจ “{ $text }” หลังเมล็ดที่จับได้อาจเขียน first=SN, unplayed=ABab, redistribute=SN, round=3, previous=N, quiet=17 และ won=S ได้อย่างละครั้ง
unreadable-move = ตาเดินคือหลุม (C) หลุมกับจำนวน (C3) หรือการจัดวางใหม่ (GH>A2B3c5)
unreadable-move-pit = “{ $text }” ไม่ใช่หลุม: หลุมคือ A ถึง L สำหรับฝ่ายใต้ a ถึง l สำหรับฝ่ายเหนือ
unreadable-move-number = ขาดจำนวนเมล็ดตั้งแต่ 1 ถึง 255
unreadable-move-twice = ระบุหลุม { $pit } สองครั้ง
unreadable-move-long = “{ $text }” ไม่เป็นส่วนของตาเดิน
fault-row = { $side }มี { $found } หลุม แต่เกมนี้มีฝ่ายละ { $shown } หลุม
fault-too-many-seeds = บนกระดานรวมกับที่จับได้มี { $found } เมล็ด แต่เกมนี้มี { $shown } เมล็ด
fault-captured-out-of-play = เมล็ดที่ถูกจับออกจากเกมนี้ไป เมล็ดที่จับได้จึงต้องเป็น 0-0
fault-already-over = เมื่อบนกระดานเหลือ { $shown } เมล็ดหรือน้อยกว่า เกมสิ้นสุดแล้ว ให้เขียน - แทนฝ่ายที่ถึงตา
fault-quiet-too-long = เมื่อหว่านครบ { $shown } ครั้งโดยไม่มีการจับ เกมสิ้นสุดแล้ว ให้เขียน - แทนฝ่ายที่ถึงตา
fault-no-marks = เกมนี้ไม่มีหลุมที่มีเครื่องหมาย
fault-no-buying = เกมนี้ไม่มีการซื้อหลุม
fault-no-first = เกมนี้ไม่แยกการหว่านครั้งแรกออกต่างหาก จึงไม่มี first=
fault-no-cycle = เกมนี้ไม่มีวงรอบเปิดเกม จึงไม่มี unplayed=
fault-no-such-pit = กระดานนี้ไม่มีหลุม { $pit }
fault-not-redistributing = ยังต้องจัดวางใหม่ จึงต้องเป็นตาของผู้เล่นฝ่ายนั้น
fault-no-result = ในเกมนี้ หรือตราบที่เกมยังไม่สิ้นสุด เมล็ดเป็นตัวบอกผล จึงไม่มี won=
fault-no-redistribution = เกมนี้ไม่มีการจัดวางใหม่ จึงไม่มี redistribute=

## Axes

axis-board = กระดาน
axis-stores = หลุมเก็บ
axis-setup = เมล็ดเมื่อเริ่มเกม
axis-starter = ผู้เริ่มก่อน
axis-opening = การเปิดเกม
axis-opening-captures = การจับในช่วงเปิดเกม
axis-direction = ทิศทางการหว่าน
axis-lift = สิ่งที่หยิบ
axis-smallest = จำนวนเมล็ดน้อยที่สุดของหลุมที่หว่านได้
axis-first-lap = จุดจบของรอบแรก
axis-lap = รอบที่ยาวกว่ากระดาน
axis-relay = การหว่านต่อเนื่อง
axis-stop = ที่ซึ่งการหว่านหยุด
axis-stop-making = การจบตาเดินแบบอื่น
axis-capture = การจับ
axis-passing = กลุ่มที่ครบระหว่างทาง
axis-chain = การจับต่อเนื่อง
axis-capturing-seed = เมล็ดที่ใช้จับ
axis-bonus = การจับพิเศษ
axis-feeding = การให้เมล็ดแก่ฝ่ายตรงข้าม
axis-marks = หลุมที่มีเครื่องหมาย
axis-ownership = หลุมเป็นของใคร
axis-captured = เมล็ดที่จับได้
axis-after-capture = หลังการจับ
axis-stuck = ผู้เล่นที่เดินไม่ได้
axis-end = การจบเกม
axis-remaining = เมล็ดที่เหลือเมื่อจบเกม
axis-winner = ผู้ชนะ
axis-draw = ผลเท่ากัน
axis-endless = การหว่านไม่รู้จบ
axis-no-progress = เกมที่ไม่มีการจับ
axis-match = แมตช์
axis-leftovers = เมล็ดเศษระหว่างเกม

## Rules

rule-board-two-rows = สองแถว แถวละ { $pits } หลุม
rule-stores-none = ไม่มี
rule-stores-at-each-end = ปลายละหนึ่งหลุม ไม่มีการหว่านลงไป
rule-setup-every = ทุกหลุมหลุมละ { $seeds } เมล็ด รวม { $total } เมล็ด
rule-setup-rightmost = { $pits } หลุมขวาสุดหลุมละ { $seeds } เมล็ด รวม { $total } เมล็ด
rule-starter-south = ฝ่ายใต้
rule-starter-north = ฝ่ายเหนือ
rule-opening-free = อิสระ
rule-opening-rightmost-each = ตาเดินแรกของผู้เล่นแต่ละคนเริ่มจากหลุมขวาสุดของตน
rule-opening-rightmost-starter = ตาเดินแรกของผู้เริ่มก่อนเริ่มจากหลุมขวาสุดของตน
rule-opening-each-pit-once = เล่นทุกหลุมให้ครบหลุมละครั้งก่อน จึงเล่นหลุมใดซ้ำได้
rule-opening-redistribution-exactly = ผู้เล่นแต่ละคนหยิบเมล็ดออกจากหลุมของตน { $pits } หลุมพอดี แล้ววางที่ใดก็ได้
rule-opening-redistribution-up-to = ผู้เล่นแต่ละคนหยิบเมล็ดออกจากหลุมของตนได้ไม่เกิน { $pits } หลุม แล้ววางที่ใดก็ได้
rule-opening-captures-on = ตามปกติ
rule-opening-captures-off-cycle = ไม่มีจนกว่าจะเล่นครบทุกหลุม
rule-opening-captures-off-first-each = ไม่มีในตาเดินแรกของผู้เล่นแต่ละคน
rule-opening-captures-off-very-first = ไม่มีในตาเดินแรกสุดของเกม
rule-direction-counter-clockwise = ทวนเข็มนาฬิกา
rule-direction-clockwise = ตามเข็มนาฬิกา
rule-lift-all = เมล็ดทั้งหมดในหลุม
rule-lift-all-but-one = เมล็ดทั้งหมดยกเว้นหนึ่งเมล็ดที่คงไว้
rule-lift-any-number = เมล็ดในหลุมกี่เมล็ดก็ได้
rule-smallest = { $seeds } เมล็ด
rule-smallest-unless-none = { $seeds } เมล็ด หว่านเมล็ดเดี่ยวได้ต่อเมื่อไม่มีหลุมที่มีเมล็ดมากกว่านั้น
rule-first-lap-free = ที่ใดก็ได้
rule-first-lap-not-own-occupied = ต้องไม่จบในหลุมของตนเองที่มีเมล็ด
rule-first-lap-not-own-occupied-first = ในการหว่านครั้งแรกของผู้เล่น ต้องไม่จบในหลุมของตนเองที่มีเมล็ด
rule-lap-origin-included = หลุมต้นทางได้รับเมล็ดเหมือนหลุมอื่น
rule-lap-origin-skipped = ข้ามหลุมต้นทาง
rule-relay-none = ไม่มี: ตาเดินหนึ่งคือหนึ่งรอบ
rule-relay-from-occupied = จากหลุมที่มีเมล็ดหลุมใดก็ตามที่รอบไปจบลง
rule-stop-in-empty = ในหลุมว่าง
rule-stop-making-none = ไม่มี
rule-stop-making-either = เมล็ดสุดท้ายทำให้ครบ { $numbers } ในหลุมใดก็ตาม
rule-stop-making-own = เมล็ดสุดท้ายทำให้ครบ { $numbers } ในหลุมของตนเอง
rule-stop-making-enemy = เมล็ดสุดท้ายทำให้ครบ { $numbers } ในหลุมของฝ่ายตรงข้าม
rule-capture-landing-either = เมล็ดสุดท้ายทำให้ครบ { $numbers } ในหลุมใดก็ตาม: จับหลุมนั้น
rule-capture-landing-own = เมล็ดสุดท้ายทำให้ครบ { $numbers } ในหลุมของตนเอง: จับหลุมนั้น
rule-capture-landing-enemy = เมล็ดสุดท้ายทำให้ครบ { $numbers } ในหลุมของฝ่ายตรงข้าม: จับหลุมนั้น
rule-capture-opposite-either = เมล็ดสุดท้ายตกในหลุมว่างของแถวใดก็ตาม: จับหลุมตรงข้าม
rule-capture-opposite-own = เมล็ดสุดท้ายตกในหลุมว่างของตนเอง: จับหลุมตรงข้าม
rule-capture-opposite-enemy = เมล็ดสุดท้ายตกในหลุมว่างของฝ่ายตรงข้าม: จับหลุมตรงข้าม
rule-capture-opposite-either-crossed = เมล็ดสุดท้ายตกในหลุมว่างของแถวใดก็ตามหลังผ่านแถวของฝ่ายตรงข้าม: จับหลุมตรงข้าม
rule-capture-opposite-own-crossed = เมล็ดสุดท้ายตกในหลุมว่างของตนเองหลังผ่านแถวของฝ่ายตรงข้าม: จับหลุมตรงข้าม
rule-capture-opposite-enemy-crossed = เมล็ดสุดท้ายตกในหลุมว่างของฝ่ายตรงข้ามหลังผ่านแถวของฝ่ายตรงข้าม: จับหลุมตรงข้าม
rule-capture-ahead-either = หลุมถัดจากหลุมที่เมล็ดสุดท้ายตก ไม่ว่าฝั่งใด หากมี { $numbers } เมล็ด
rule-capture-ahead-own = หลุมถัดจากหลุมที่เมล็ดสุดท้ายตก หากเป็นของตนเองและมี { $numbers } เมล็ด
rule-capture-ahead-enemy = หลุมถัดจากหลุมที่เมล็ดสุดท้ายตก หากเป็นของฝ่ายตรงข้ามและมี { $numbers } เมล็ด
rule-passing-stay = คงอยู่ในหลุม
rule-passing-mover-either = กลุ่มที่ครบ { $numbers } ในหลุมใดก็ตามเป็นของผู้เดิน
rule-passing-mover-own = กลุ่มที่ครบ { $numbers } ในหลุมของตนเองเป็นของผู้เดิน
rule-passing-mover-enemy = กลุ่มที่ครบ { $numbers } ในหลุมของฝ่ายตรงข้ามเป็นของผู้เดิน
rule-passing-owner-either = กลุ่มที่ครบ { $numbers } ในหลุมใดก็ตามเป็นของเจ้าของหลุม
rule-passing-owner-own = กลุ่มที่ครบ { $numbers } ในหลุมของผู้เดินเป็นของเจ้าของหลุม
rule-passing-owner-enemy = กลุ่มที่ครบ { $numbers } ในหลุมของฝ่ายตรงข้ามเป็นของเจ้าของหลุม
rule-chain-none = ไม่มี
rule-chain-behind = จับหลุมแบบเดียวกันที่อยู่ก่อนหน้าและเรียงต่อกันไม่ขาดช่วงตามไปด้วย
rule-chain-behind-not-all = จับหลุมแบบเดียวกันที่อยู่ก่อนหน้าและเรียงต่อกันไม่ขาดช่วงตามไปด้วย เว้นแต่จะเก็บเมล็ดของฝ่ายตรงข้ามไปทั้งหมด: กรณีนั้นไม่ได้เมล็ดใดเลย
rule-chain-ahead = ไปข้างหน้าตราบที่มีหลุมแบบเดียวกันต่อไป หลุมว่างทำให้หยุด
rule-chain-ahead-over-empty = ไปข้างหน้าตราบที่มีหลุมแบบเดียวกันต่อไป โดยข้ามหลุมว่าง
rule-capturing-seed-part = รวมอยู่ในเมล็ดที่ถูกจับ
rule-capturing-seed-stays = อยู่ในหลุมที่ตก
rule-capturing-seed-goes-along = ถูกเก็บไปพร้อมกับเมล็ดที่ถูกจับ
rule-bonus-none = ไม่มี
rule-bonus-all-or-none = จากหลุมซ้ายสุด ได้หลุมของฝ่ายตรงข้ามถัดไปทางขวาอีก { $pits } หลุมด้วย: ได้ทั้งหมดหรือไม่ได้เลย
rule-bonus-all-or-none-independent = จากหลุมซ้ายสุด ได้หลุมของฝ่ายตรงข้ามถัดไปทางขวาอีก { $pits } หลุมด้วย ได้ทั้งหมดหรือไม่ได้เลย ไม่ว่าหลุมตรงข้ามจะเป็นอย่างไร
rule-bonus-prefix = จากหลุมซ้ายสุด ได้หลุมของฝ่ายตรงข้ามทางขวาด้วยอีกไม่เกิน { $pits } หลุม เท่าที่เรียงต่อกันไม่ขาดช่วง
rule-bonus-prefix-independent = จากหลุมซ้ายสุด ได้หลุมของฝ่ายตรงข้ามทางขวาด้วยอีกไม่เกิน { $pits } หลุม เท่าที่เรียงต่อกันไม่ขาดช่วง ไม่ว่าหลุมตรงข้ามจะเป็นอย่างไร
rule-feeding-not-needed = ไม่จำเป็น
rule-feeding-must = หากฝ่ายตรงข้ามไม่มีเมล็ดอยู่ ตาเดินต้องให้เมล็ดแก่ฝ่ายนั้น
rule-marks-none = ไม่มี
rule-marks-cleared-by-any = หลุมที่มีเมล็ดหลังการเปิดเกมจับไม่ได้ จนกว่าจะมีผู้ใดหยิบเมล็ดจากหลุมนั้น
rule-marks-cleared-by-owner = หลุมที่มีเมล็ดหลังการเปิดเกมจับไม่ได้ จนกว่าเจ้าของจะหยิบเมล็ดจากหลุมนั้น
rule-ownership-row = ของผู้เล่นที่หลุมนั้นอยู่ตรงหน้า
rule-ownership-bought = ของผู้เล่นที่หลุมนั้นอยู่ตรงหน้า หรือผู้ที่ซื้อหลุมนั้นไว้
rule-captured-to-captor = เป็นของผู้จับ
rule-captured-out-of-play = ออกจากเกม
rule-after-capture-turn-ends = หมดตา
rule-after-capture-moves-again = ผู้จับได้เล่นอีกตา
rule-stuck-passes = ข้ามตา
rule-stuck-ends-game = เกมจบ
rule-stuck-loses = แพ้ หากยังมีเมล็ด ข้ามตา หากไม่มีเมล็ด
rule-end-seeds-left = เมื่อการจับทำให้เหลือ { $seeds } เมล็ด
rule-end-captured = เมื่อผู้เล่นคนหนึ่งจับได้ { $seeds } เมล็ด
rule-end-neither-can-move = เมื่อผู้เล่นทั้งสองเดินไม่ได้
rule-end-no-move = เมื่อผู้เล่นที่ถึงตาเดินไม่ได้
rule-remaining-each-own = ผู้เล่นแต่ละคนได้เมล็ดในหลุมของตน
rule-remaining-last-captor = เป็นของผู้จับคนสุดท้าย
rule-remaining-last-captor-then-previous-winner = เป็นของผู้จับคนสุดท้าย ตั้งแต่ยกที่ { $round } ของแมตช์เป็นของผู้ชนะเกมก่อนหน้า
rule-remaining-who-can-move = เป็นของผู้เล่นที่ยังเดินได้
rule-remaining-starter = เป็นของผู้เล่นที่เริ่มก่อน
rule-remaining-nobody = ไม่เป็นของใคร
rule-winner-more-seeds = ผู้ที่จับได้มากกว่า
rule-winner-still-has-seeds = ผู้ที่ยังมีเมล็ดอยู่ฝั่งของตน
rule-winner-leaves-stuck = ผู้ที่ทำให้ฝ่ายตรงข้ามไม่มีตาเดิน
rule-draw-equal = เสมอ ที่ฝ่ายละ { $seeds } เมล็ด
rule-draw-when-stuck-with = เสมอ หากผู้เล่นที่เดินไม่ได้จับไว้แล้วตั้งแต่ { $seeds } เมล็ดขึ้นไป
rule-draw-none = เกิดขึ้นไม่ได้
rule-endless-not-legal = เป็นตาเดินที่ไม่ถูกกติกา
rule-endless-turn-ends = หมดตา กระดานคงเดิม
rule-endless-game-ends = เกมจบ
rule-no-progress-none = เล่นต่อไป หากหยุดเกม เมล็ดบนกระดานไม่นับให้ใคร
rule-no-progress-none-each-own = เล่นต่อไป หากหยุดเกม แต่ละคนได้เมล็ดในหลุมของตน
rule-no-progress-each-own = จบหลังหว่าน { $sowings } ครั้ง แต่ละคนได้เมล็ดในหลุมของตน
rule-no-progress-nobody = จบหลังหว่าน { $sowings } ครั้ง เมล็ดบนกระดานไม่นับให้ใคร
rule-leftovers-in-hand = คงอยู่ในมือและนับเป็นเมล็ดที่จับได้ หลุมที่ไม่มีใครเติมได้เริ่มเกมโดยว่างอยู่
rule-leftovers-larger-fills = ผู้เล่นที่มีเมล็ดเศษมากกว่าเติมหลุมสุดท้ายด้วยเมล็ดเศษของทั้งสองฝ่าย
rule-leftovers-dropped = ออกจากแมตช์
rule-match-single = แต่ละเกมเป็นอิสระต่อกัน
rule-match-buy-adjoining = แต่ละคนเติมหลุมของตนด้วยเมล็ดที่มี ผู้ชนะใช้ส่วนเกินซื้อหลุมของอีกฝ่ายที่ติดกับปลายขวาของตน
rule-match-buy-chosen = แต่ละคนเติมหลุมของตนด้วยเมล็ดที่มี ผู้ชนะใช้ส่วนเกินซื้อหลุมของอีกฝ่ายที่ตนเลือก
rule-match-rounds = เล่นเป็นยก ทุกยกเริ่มต้นเหมือนกัน
rule-match-rounds-latest-won = เล่นเป็นยก ทุกยกเริ่มต้นเหมือนกัน เมื่อต้องดูว่าใครชนะยกก่อนหน้า ให้ข้ามยกที่เสมอ
rule-match-margin = ชนะด้วยส่วนต่าง { $seeds } เมล็ดพอดี นับเท่ากับชนะ { $worth } ครั้ง


## Languages

languages = ภาษา
language-en = ภาษาอังกฤษ
language-vi = ภาษาเวียดนาม
language-th = ภาษาไทย
language-sv = ภาษาสวีเดน
language-es = ภาษาสเปน
language-fr = ภาษาฝรั่งเศส
language-mer = ภาษาคีเมรู
language-srm = ภาษาซารามากา
language-om = ภาษาโอโรโม
language-am-latn = ภาษาอัมฮาริก เขียนด้วยอักษรละติน

## Dates

date = { $month ->
    [1] { $day } มกราคม ค.ศ. { $year }
    [2] { $day } กุมภาพันธ์ ค.ศ. { $year }
    [3] { $day } มีนาคม ค.ศ. { $year }
    [4] { $day } เมษายน ค.ศ. { $year }
    [5] { $day } พฤษภาคม ค.ศ. { $year }
    [6] { $day } มิถุนายน ค.ศ. { $year }
    [7] { $day } กรกฎาคม ค.ศ. { $year }
    [8] { $day } สิงหาคม ค.ศ. { $year }
    [9] { $day } กันยายน ค.ศ. { $year }
    [10] { $day } ตุลาคม ค.ศ. { $year }
    [11] { $day } พฤศจิกายน ค.ศ. { $year }
   *[12] { $day } ธันวาคม ค.ศ. { $year }
}

## More of the site

nav-map = แผนที่
nav-glossary = อภิธานศัพท์
nav-method = เราอ่านแหล่งข้อมูลอย่างไร
nav-data = ข้อมูล
nav-changes = บันทึกการเปลี่ยนแปลง
footer-attribution = ข้อเท็จจริงได้มาจากหน้าของ Mancala World ที่แต่ละบทความระบุไว้ และจากผู้ที่บันทึกเกมเหล่านี้: { $people }

## More of articles

sheet-link = แผ่นสำหรับพิมพ์
parallel-with = อ่านเทียบกับ
parallel-alone = ภาษาเดียว
parallel-title = { $game } เทียบกับฉบับ{ $language }
term-more = อภิธานศัพท์
example-show = ดูข้อความที่ { $id } บนกระดาน
example-show-one-of = ดูข้อความที่ { $id } บนกระดาน ตัวอย่างที่ { $number }
record-by = ผู้บันทึก
record-board = กระดาน
record-on-map = บนแผนที่
record-source-text = ตัวบทต้นทาง
record-source-text-is = เป็น{ $language } ระบุแหล่งที่มาของตนว่า { $source }

## Notes

notes-heading = หมายเหตุบรรณาธิการ
notes-lead = สิ่งที่เสียหาย ขัดแย้ง ไม่ได้ระบุ หรือเล่าไว้ต่างออกไป ทีละข้อความ
note-damage = จุดเสียหาย
note-damage-means = ตัวบทต้นทางเสียหาย เราเขียนตามความหมายที่มุ่งหมาย
note-contradiction = ข้อขัดแย้ง
note-contradiction-means = ตัวบทต้นทางขัดแย้งกันเอง หรือขัดแย้งกับแหล่งที่มาที่ตนระบุ
note-silence = ข้อที่ไม่ได้ระบุ
note-silence-means = ตัวบทต้นทางไม่ได้ระบุ แต่การเล่นต้องตัดสิน
note-variant = แบบแปร
note-variant-means = แหล่งข้อมูลอื่นว่าไว้ต่างออกไป
note-label = หมายเหตุบรรณาธิการสำหรับข้อความที่ { $id }: { $kinds }
note-printed = ตัวบทต้นทางพิมพ์ว่า
note-in-list = ดูในรายการหมายเหตุ
note-reading = เล่นแบบอื่น
note-rests-on = อิงจาก:

## Citing

cite-heading = อ้างอิงบทความนี้
cite-version = รุ่น { $version } วันที่ { $date }
cite-permanent = ที่อยู่ของรุ่นนี้
cite-as = รายการอ้างอิงเป็นไฟล์
cite-owed = ฉบับเรียบเรียงของเราเอง จัดทำขึ้นจากตัวบทที่ระบุ { $source } เป็นแหล่งที่มา บันทึกโดย { $people }
data-as = บทความเป็นข้อมูล
data-all = ข้อมูลทั้งหมดของคลัง
version-title = รุ่นอื่น
version-replaced = บทความเรื่อง { $game } รุ่น { $version } มีรุ่นอื่นมาแทนแล้ว บันทึกการเปลี่ยนแปลงบอกไว้ว่ามีสิ่งใดเปลี่ยนไปนับแต่นั้น
version-unknown = บทความเรื่อง { $game } ไม่มีรุ่น { $version }

## Glossary

glossary-title = อภิธานศัพท์
glossary-summary = ศัพท์ของเกมหว่านเมล็ด คำของกลุ่มชนที่เล่นเกมเหล่านี้ และคำที่คลังข้อมูลนี้ใช้กล่าวถึงตนเอง
glossary-others = ในภาษาอื่น
glossary-uses = ใช้ครั้งแรกใน

## Map

map-title = ที่ไหนและเมื่อใด
map-summary = เกมทั้งห้าบนแผนที่ และเวลาที่มีผู้พบเห็นหรือบรรยายไว้
map-alt = แผนที่โลกแสดงสถานที่ของเกมต่าง ๆ มีหมายเลขตรงกับรายการด้านล่าง
map-caption = แต่ละจุดแทนภูมิภาคหนึ่ง วงกลมรอบจุดแสดงว่าสถานที่จริงอาจคลาดเคลื่อนไปได้ไกลเพียงใด เส้นขอบแผ่นดิน: Natural Earth (สาธารณสมบัติ) ใช้เส้นโครงแผนที่ Equal Earth
map-places = สถานที่
map-coordinates = { $latitude }, { $longitude } ภายใน { $km } กม.
map-timeline = เวลาที่มีผู้พบเห็นและบรรยายไว้

## Changes

changes-title = บันทึกการเปลี่ยนแปลง
changes-summary = มีสิ่งใดเปลี่ยนแปลงในบทความ เมื่อใด และทำให้เกิดรุ่นใดของแต่ละบทความ
changes-feed = ติดตามการเปลี่ยนแปลง (Atom)

## Data

data-title = ข้อมูล
data-summary = ทุกสิ่งในคลังข้อมูล พร้อมให้นำไปใช้: บทความแต่ละเรื่องในรูป JSON, JSON-LD และ TEI XML รายการอ้างอิงของบทความสำหรับคลังอ้างอิงของท่าน และทั้งหมดรวมในไฟล์เดียว
data-whole = คลังข้อมูลทั้งหมด
data-whole-told = บทความ ระเบียน หมายเหตุ การตีความ อภิธานศัพท์ และไฟล์ส่งออกทั้งหมด พร้อมค่าตรวจสอบและสัญญาอนุญาต
data-interfaces = ส่วนต่อประสานสำหรับโปรแกรม
data-api = เกม ตาเดิน ตำแหน่งหมาก และการค้นหาในรูป JSON
data-oai = สำหรับโปรแกรมรวบรวมระเบียนห้องสมุด
data-sitemap = ทุกหน้าในทุกภาษา
data-atom = บันทึกการเปลี่ยนแปลงในรูปฟีด
data-licence = ตัวบทและระเบียนเป็นของเรา ใช้ได้ภายใต้สัญญาอนุญาต

## Print sheet

sheet-title = { $game } ในแผ่นเดียว
sheet-hint = หน้านี้จัดทำไว้สำหรับกระดาษ: แผ่นเดียวมีกติกา กระดานเปล่า และที่ว่างสำหรับจดตาเดิน
sheet-board = กระดานเปล่าพร้อมชื่อหลุม
sheet-moves = ตาเดิน
sheet-number = ที่

## Exports

# A reference as a sentence, in the language of the edition.
citation = “{ $title }”, ใน { $archive }, ฉบับ{ $language }, รุ่น { $version } วันที่ { $date }, { $url }
citation-accessed = “{ $title }”, ใน { $archive }, ฉบับ{ $language }, รุ่น { $version } วันที่ { $date }, { $url }, เข้าดูเมื่อ { $accessed }
data-nothing = ไม่มีไฟล์ที่ { $path } ไฟล์ของเกมหนึ่ง ๆ อยู่ที่ /data/games/GAME.ENDING โดย GAME คือเกม: { $games } และ ENDING คือนามสกุลไฟล์: { $endings } คลังข้อมูลทั้งหมดอยู่ที่ /data/bonduc.zip และค่าตรวจสอบอยู่ที่ /data/bonduc.zip.sha256
data-readme =
    { $title }
    รุ่น { $version } วันที่ { $date }, { $url }

    content/ คือคลังข้อมูลในรูปต้นฉบับที่เขียนไว้: แต่ละเกมมีระเบียน หมายเหตุ การตีความ ตัวอย่าง และบทความในแต่ละภาษา นอกจากนี้มีหน้าต่าง ๆ อภิธานศัพท์ บันทึกการเปลี่ยนแปลง และข้อความส่วนติดต่อผู้ใช้ วิธีอ่านอธิบายไว้ใน content/FORMAT.md

    data/games/ มีเนื้อหาเดียวกันสำหรับโปรแกรม: แต่ละเกมในรูป JSON, JSON-LD และ TEI XML กับรายการอ้างอิงฉบับเรียบเรียงของเกมนั้นในรูป BibTeX, RIS, CSL-JSON และข้อความธรรมดา

    LICENSE.txt คือสัญญาอนุญาตของทั้งหมดนี้ ATTRIBUTION.txt บอกว่าต้องระบุสิ่งใดเมื่อนำตัวบทเกี่ยวกับเกมหนึ่งไปใช้ และควรกล่าวสิ่งใดไว้ทุกแห่งที่แสดงเกมนั้น

    หากต้องการตรวจว่าทุกไฟล์ครบถ้วนสมบูรณ์ ให้สั่งในโฟลเดอร์นี้: sha256sum -c SHA256SUMS

## Harvesting (OAI-PMH); only in English

oai-verb = A request has one verb, and it is one of Identify, ListMetadataFormats, ListSets, ListIdentifiers, ListRecords and GetRecord, not “{ $text }”.
oai-argument = This verb has no argument “{ $text }”.
oai-twice = The argument “{ $text }” is given twice.
oai-missing = The argument “{ $text }” is missing.
oai-day = “{ $text }” is no day: year, month and day are needed, as in 2026-11-30.
oai-order = What is asked for begins on { $text } and ends before that.
oai-alone = A resumptionToken is given alone, with nothing but the verb.
oai-format = There is no format “{ $text }”; oai_dc is the one there is.
oai-token = “{ $text }” is no resumption token of this list, or the archive has changed since: begin again without one.
oai-identifier = There is nothing with the identifier “{ $text }”; identifiers are like oai:bonduc:kiothi/en.
oai-none = Nothing matches what is asked for.


## More of search

search-help = วิธีค้นหา
search-help-words = ระบบพบคำได้ทุกรูป ทั้งที่มีและไม่มีเครื่องหมายกำกับเสียง และในทั้งสี่ภาษา คำสุดท้ายจะพิมพ์เพียงต้นคำก็ได้
search-help-signs = “"เมล็ดสุดท้าย"” ค้นหาคำเหล่านี้ตามลำดับนี้ ส่วน “-casa” ตัดสิ่งที่มีคำนี้ออก
search-help-filters = ตัวกรองจำกัดการค้นหาไว้ในส่วนหนึ่งของคลังข้อมูล:
search-help-positions = จำนวนเมล็ดในหลุมใช้ค้นหาตำแหน่งหมากได้: 0,?,4+ คือช่วงหนึ่งของแถวที่มีหลุมว่าง หลุมใดก็ได้ และหลุมที่มีสี่เมล็ดขึ้นไป ส่วนสองแถวเขียนว่า 4,4,4/4,4,4
search-did-you-mean = ท่านหมายถึง
search-similar = คำใกล้เคียง
search-facet-games = เกม
search-facet-kinds = ประเภทเนื้อหา
search-facet-mechanics = กติกา
search-facet-languages = พบใน
search-no-filter = ไม่ใช้ตัวกรองนี้
search-others = อภิธานศัพท์และหน้าอื่น ๆ
search-next = ถัดไป
search-previous = ย้อนกลับ
search-unknown-filter = ในคลังข้อมูลไม่มี “{ $name }:{ $text }” ที่มีคือ { $right }
search-glossary = ดูในอภิธานศัพท์
search-suggestions = คำแนะนำ
search-suggest-all = ผลการค้นหาทั้งหมดของ “{ $query }”
search-suggest-count = { $n ->
    [0] ไม่พบสิ่งใด กด Enter เพื่อค้นหาต่อไปได้
   *[other] มีคำแนะนำ { $n } รายการ ใช้ปุ่มลูกศรเพื่อเลือก
}
search-positions = ตำแหน่งหมาก
search-positions-count = { $n ->
    [0] ไม่มีตัวอย่างใดในคลังข้อมูลที่มีตำแหน่งหมากเช่นนี้
   *[other] มี { $n } ตัวอย่างที่มีตำแหน่งหมากเช่นนี้
}
search-positions-show = ดูบนกระดาน
kind-statement = ข้อความ
kind-game = เกม
kind-term = ศัพท์
kind-rule = กติกาของเว็บไซต์
kind-page = หน้า
kind-reading = การตีความ
kind-note = หมายเหตุ

## Mechanics

mechanic-stores = หลุมเก็บ
mechanic-forced-first-move = ตาเดินแรกบังคับ
mechanic-opening-cycle = วงรอบเปิดเกม
mechanic-redistribution = การจัดวางใหม่
mechanic-partial-lift = หยิบเพียงบางส่วนของหลุม
mechanic-leave-one = คงไว้หนึ่งเมล็ด
mechanic-single-lap = รอบเดียว
mechanic-relay = การหว่านต่อเนื่อง
mechanic-capture-landing = จับหลุมที่เมล็ดสุดท้ายตก
mechanic-casa-of-four = casa สี่เมล็ด
mechanic-capture-opposite = จับหลุมตรงข้าม
mechanic-chain-forward = จับต่อเนื่องไปข้างหน้า
mechanic-chain-backward = จับต่อเนื่องย้อนกลับ
mechanic-bonus = การจับพิเศษ
mechanic-marked-pits = หลุมที่มีเครื่องหมาย
mechanic-out-of-play = เมล็ดที่จับได้ออกจากเกม
mechanic-extra-turn = ตาพิเศษ
mechanic-passing = ข้ามตา
mechanic-last-seeds = เกมจบเมื่อเหลือเมล็ดชุดสุดท้าย
mechanic-survival-win = ชนะด้วยการอยู่รอด
mechanic-hole-buying = การซื้อหลุม
mechanic-rounds = ยก
mechanic-margin-win = ชนะด้วยส่วนต่างที่กำหนด
map-north = { $degrees }° เหนือ
map-south = { $degrees }° ใต้
map-east = { $degrees }° ตะวันออก
map-west = { $degrees }° ตะวันตก
search-facets = จำกัดผลการค้นหา
