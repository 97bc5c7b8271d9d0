# Giao diện tiếng Việt. Tiếng Việt không biến đổi từ theo số, nên các câu dùng thẳng $shown hoặc $n.

## Site

site-name = Bonduc
site-title = Bonduc: kho tư liệu về trò chơi gieo hạt
site-description = Trò chơi gieo hạt của năm cộng đồng: đọc lịch sử, chơi theo luật đúng như đã được mô tả, và so sánh với nhau.
site-nav = Trang
skip-to-contents = Đến thẳng nội dung
nav-games = Trò chơi
nav-compare = So sánh
nav-about = Giới thiệu
nav-site-rules = Quy tắc của trang
search-label = Tìm trong kho tư liệu
search-placeholder = Tìm kiếm
search-button = Tìm
footer-editions = Các bài là ấn bản của riêng chúng tôi, soạn từ những nguồn ghi trên từng trang.
footer-version = Phiên bản { $version }
contents = Nội dung
notice = Xin lưu ý:
statement-label = Phát biểu { $id }
either = { $rest } hoặc { $last }

## Home

home-heading = Trò chơi gieo hạt, như đã được kể lại
home-lead = Năm trò chơi mancala từ Cuba, Kenya, Ethiopia, Suriname và Cộng hòa Dominica: những gì đã được ghi chép về từng trò, từng câu một, và một bàn cờ chơi theo đúng những câu ấy.
home-games = Các trò chơi
home-ways = Có thể làm gì ở đây
home-way-read = Đọc. Mỗi phát biểu có số và địa chỉ riêng, và cho biết nó từ đâu mà có.
home-way-play = Chơi. Hai người trên cùng một màn hình, hoặc đấu với một người chơi máy đơn giản; mỗi bước của nước đi đều nêu phát biểu mà nó dựa vào.
home-way-compare = So sánh. Đặt hai trò chơi cạnh nhau: luật chơi, theo từng câu hỏi, và bàn cờ của mỗi trò.
home-way-search = Tìm kiếm. Tìm ra đúng câu, chứ không chỉ đúng trang.
card-play = Chơi { $game }

## Articles

article-compare = với { $game }
article-compare-heading = So sánh
sources = Nguồn
sources-ours = Bài này là ấn bản của riêng chúng tôi. Bài truyền đạt những gì văn bản nguồn nói, nhưng không dùng lại câu nào của văn bản ấy.
record = Hồ sơ
record-kind = Loại
record-names = Tên gọi
record-people = Cộng đồng
record-place = Nơi chơi
record-place-within = { $place } (trong phạm vi { $km } km)
record-equipment = Bàn cờ và hạt
record-seen = Ghi chép
record-first = Ghi chép đầu tiên
record-relatives = Trò chơi họ hàng
record-unlike = Cần phân biệt với

readings = Những điều nguồn để ngỏ
readings-ours = Ở chỗ nguồn không nói, bị hỏng hoặc mâu thuẫn, không có câu trả lời thì không chơi được. Các câu trả lời này là của chúng tôi, không phải của truyền thống.
reading-default = (cách chơi ở đây)
reading-play = chơi theo cách này

## Play

play-title = Chơi { $game }
play-read = Đọc về { $game }
play-rules = Luật chơi tóm tắt
cite-statement = phát biểu { $id }
cite-statement-short = { $id }
cite-reading = cách hiểu { $id }
cite-reading-short = cách hiểu của chúng tôi
cite-site-rule = quy tắc { $id } của trang
cite-site-rule-short = quy tắc { $id } của trang

## Compare

compare-title = { $a } và { $b }
compare-description = Hai trò chơi gieo hạt đặt cạnh nhau: luật chơi, dữ kiện và bàn cờ.
compare-first = Trò chơi thứ nhất
compare-second = Trò chơi thứ hai
compare-button = So sánh
compare-rules = Luật chơi
compare-facts = Dữ kiện
compare-differing = { $n ->
    [0] Hai trò chơi có cùng luật.
   *[other] Hai trò chơi khác nhau ở { $n } câu hỏi, được đánh dấu ≠.
}
compare-differs = khác nhau
compare-nothing = —

## Search

search-title-empty = Tìm kiếm
search-title = Tìm kiếm: { $query }
search-description = Tìm trong mọi phát biểu, ghi chú và thuật ngữ của kho tư liệu, bằng bốn ngôn ngữ.
search-hint = Hãy gõ một hay nhiều từ, bằng bất cứ ngôn ngữ nào trong bốn ngôn ngữ.
search-count = { $n ->
   *[other] Tìm thấy { $n } đoạn.
}
search-partial = Không phát biểu nào có đủ các từ; những phát biểu sau có một số từ.
search-nothing = Không tìm thấy gì cho “{ $query }”.
search-nothing-hint = Hãy thử một từ khác, bớt vài chữ cái, hoặc đọc về một trong các trò chơi:

## Trouble

not-found-title = Không có ở đây
not-found-told = Không có trang nào tại { $path }.
no-such-game = Kho tư liệu không có trò chơi nào tên là “{ $text }”.
trouble-title = Không hiển thị được bàn cờ này
trouble-before = Xem bàn cờ trước nước đi ấy
trouble-start = Bắt đầu { $game } từ đầu
trouble-home = Tất cả trò chơi

## API

problem-no-such-address = Không có gì ở địa chỉ này
problem-no-such-address-detail = Các địa chỉ của giao diện này được mô tả tại /api/v1/openapi.json.
problem-no-such-game = Không có trò chơi này
problem-no-such-game-detail = “{ $text }” không phải là trò chơi trong kho tư liệu; các trò chơi là: { $games }.
problem-missing = Còn thiếu thông tin
problem-missing-detail = Địa chỉ phải có “{ $name }”.
problem-value = Không có giá trị này
problem-value-detail = “{ $text }” không phải là giá trị của “{ $name }”; giá trị đúng là: { $right }.
problem-readings = Đây không phải là các cách hiểu của trò chơi
problem-unreadable-position = Không đọc được thế cờ
problem-illegal-position = Đây không phải là thế cờ của trò chơi
problem-unreadable-move = Có nước đi không đọc được
problem-illegal-move = Có nước đi không hợp lệ
api-redistribution = Trước hết phải chuyển hạt của { $shown } hố bên mình sang chỗ khác; những nước đi như thế quá nhiều nên không liệt kê, và được viết theo kiểu GH>A2B3c5.

## Boards: who and what

side-south = Nam
side-north = Bắc
player-human = người
player-random = máy, đi ngẫu nhiên
player-greedy = máy, tham lam
board-of = Bàn cờ { $game }
board-readings = Chơi theo cách hiểu { $text }
board-readings-back = Trở về cách hiểu thông thường
board-still = Bàn cờ lúc bắt đầu
row-of = Hàng của { $side }
store-of = Hạt { $side } đã bắt
store-removed = Đã ra khỏi ván
pit-label = Hố { $pit }, { $shown } hạt
pit-marked = được đánh dấu
pit-bought = bên kia đã mua
pit-origin = nước vừa rồi gieo từ đây
pit-landing = hạt cuối cùng rơi vào đây
pit-captured = bị bắt ở nước vừa rồi
pit-picked = đã chọn
pit-may-be-sown = có thể gieo
pit-may-be-emptied = có thể bốc hết
pit-takes-a-seed = thả một hạt vào đây
pit-refused = không gieo được: { $why }

## Boards: status

status-moved = { $side } gieo { $move }, kết thúc ở hố { $pit }.
status-captured = { $side } gieo { $move } và bắt { $shown } hạt.
status-redistributed = { $side } đã phân bố lại.
task-choose = Đến lượt { $side }: hãy chọn một hố.
task-count = Đến lượt { $side }: bốc bao nhiêu hạt từ hố { $pit }?
task-empty = { $side } phân bố lại: còn phải chọn { $shown } hố để bốc hết.
task-place = { $side } phân bố lại: còn { $shown } hạt, thả từng hạt vào hố tùy ý.
task-placed = { $side } phân bố lại: mọi hạt đã được thả.
task-computer = { $side } đi { $move }.
task-computer-redistributes = { $side } phân bố lại.
task-computer-go = Tiếp tục
task-back = Hố khác
task-as-it-is = Để nguyên tất cả
task-begin-again = Làm lại từ đầu
task-done = Xong: chơi tiếp từ đây
task-take-back = Lấy lại một hạt từ hố { $pit } ({ $shown })
count-label = Bốc { $shown } hạt
result-drawn = Ván chơi hòa.
result-won = { $side } thắng.
result-won-by-count = { $side } thắng { $more }–{ $fewer }.
ending-seeds-left = Hạt còn lại quá ít nên ván chơi kết thúc.
ending-enough-captured = Một người chơi đã bắt đủ số hạt để ván chơi kết thúc.
ending-no-move = Người đến lượt không có gì để gieo, và ván chơi kết thúc.
ending-neither-can-move = Cả hai đều không đi được, và ván chơi kết thúc.
ending-no-progress = Quá nhiều lượt gieo liên tiếp không bắt được gì, và ván chơi kết thúc.
ending-endless = Lượt gieo sẽ không bao giờ dừng, và ván chơi kết thúc.

## Boards: controls

controls = Xem lại ván chơi
control-first = Về đầu ván
control-back = Lùi một nước
control-forward = Tiến một nước
control-last = Đến nước cuối
control-undo = Hoàn tác
control-again = Ván mới
moves = { $shown } nước đi
move-label = Nước { $number }, { $side }: { $move }
steps = Từng bước của nước vừa rồi
refusals = Vì sao { $shown } nước đi không hợp lệ
setting = Người chơi và thế cờ
setting-players = Đặt người chơi
setting-position = Thế cờ
setting-set-up = Bày bàn cờ

## Boards: steps

step-lift = { $side } bốc { $shown } hạt từ hố { $pit }.
step-origin = Vòng gieo đi trọn bàn cờ: một hạt rơi vào hố { $pit }, nơi nó bắt đầu.
step-lap-end = Vòng { $lap } kết thúc ở hố { $pit }.
step-relay = Hố { $pit } đang có hạt: bốc { $shown } hạt ở đó để gieo thêm một vòng.
step-laps-left-out = … thêm { $shown } vòng …
step-stop-empty = Hố { $pit } đang trống: lượt gieo dừng lại.
step-stop-making = Số hạt như vậy trong hố của mình chấm dứt nước đi: lượt gieo dừng ở hố { $pit }.
step-stop-one-lap = Đã gieo hết vòng; không có vòng nào nữa.
step-capture = { $side } bắt { $shown } hạt từ hố { $pit }.
step-capture-chain = Chuỗi tiếp tục: { $side } bắt { $shown } hạt từ hố { $pit }.
step-capture-out = { $shown } hạt của hố { $pit } ra khỏi ván.
step-passing = Giữa chừng, { $side } bắt { $shown } hạt từ hố { $pit }.
step-capturing-seed = Hạt bắt quân ở hố { $pit } đi theo số hạt bị bắt.
step-bonus = Thưởng: { $side } lấy thêm { $shown } hạt từ hố { $pit }.
step-spared = Hố { $pit } được đánh dấu: không thể bị bắt.
step-place = { $shown } hạt được thả vào hố { $pit }.
step-mark = Mọi hố có hạt đều được đánh dấu.
step-unmark = Hố { $pit } mất dấu.
step-undone = Lượt gieo sẽ không bao giờ dừng: bàn cờ giữ nguyên như cũ.
step-extra-turn = { $side } đi tiếp.
step-pass = { $side } không đi được và bỏ lượt.
step-pass-endless = { $side } chỉ có những lượt gieo vô tận và bỏ lượt.
step-sweep = { $side } thu hết { $shown } hạt còn lại thuộc về mình.

## Boards: why a move is not legal

refusal-game-over = Ván chơi đã kết thúc.
refusal-no-such-pit = Bàn cờ không có hố { $pit }.
refusal-not-yours = Hố { $pit } là của đối phương.
refusal-empty = Hố { $pit } trống.
refusal-too-few = Chỉ được gieo những hố có ít nhất { $shown } hạt.
refusal-must-open-from = Nước đầu tiên phải bắt đầu từ hố { $pit }.
refusal-already-played = Hố { $pit } đã được chơi; mỗi hố phải được chơi một lần trước đã.
refusal-say-seeds = Nước đi phải cho biết bốc bao nhiêu hạt, từ 1 đến { $shown }, như C3.
refusal-seeds-are-given = Luật đã định số hạt được bốc, nên nước đi chỉ được ghi tên hố.
refusal-too-many = Hố chỉ có { $shown } hạt.
refusal-first-lap-ends = Vòng đầu sẽ kết thúc ở hố { $pit }, một hố có hạt của chính mình.
refusal-endless = Lượt gieo không bao giờ dừng: sau { $shown } vòng nó trở lại chỗ ban đầu.
refusal-lap-cap = Sau { $shown } vòng lượt gieo vẫn chưa dừng, và chỉ được theo dõi đến đó.
refusal-must-feed = Đối phương không có hạt, và nước đi này sẽ không cho họ hạt nào.
refusal-redistribute-first = Trước hết phải phân bố lại hạt.
refusal-no-redistribution = Không có gì để phân bố lại.
refusal-pits-emptied = Phải bốc hết { $shown } hố có hạt của mình.
refusal-seeds-placed = Đã bốc { $lifted } hạt, nhưng thả xuống { $placed } hạt.

## Boards: what is wrong with an address

error-readings-form = “{ $text }” không phải là cách hiểu: cần viết reading=candidate, như origin=skip.
error-readings-unknown = Trò chơi không có cách hiểu “{ $text }”; các cách hiểu là: { $found }.
error-readings-no-candidate = “{ $text }” không phải là phương án của cách hiểu “{ $name }”; các phương án là: { $found }.
error-readings-twice = Cách hiểu “{ $name }” được trả lời hai lần.
error-readings-contradiction = { $text } và { $found } mâu thuẫn với nhau.
error-position = Không đọc được thế cờ “{ $text }”.
error-setup = “{ $text }” không phải là thế cờ của trò chơi này.
error-move = Không đọc được nước { $number }, “{ $text }”.
error-refused = Nước { $number }, { $text }, không hợp lệ.
error-too-long = Có { $moves } nước đi; chỉ theo dõi được nhiều nhất { $most } nước.
error-not-here = “{ $name }={ $text }” không hợp với thế cờ này.
error-value-at = “{ $text }” không phải là số của một nước đi trong ván này.
error-value-pick = “{ $text }” không phải là hố: cần một chữ cái, từ A đến L cho Nam, từ a đến l cho Bắc.
error-value-draft = “{ $text }” không phải là một lần phân bố lại: cần các hố, dấu >, rồi các hố kèm số, như GH>A2B3c5.
error-value-south = “{ $text }” không phải là người chơi: cần human, random hoặc greedy.
error-value-north = “{ $text }” không phải là người chơi: cần human, random hoặc greedy.
error-value-seed = “{ $text }” không phải là số từ 0 đến 4294967295.
unreadable-parts = Thế cờ viết như sau: các hố của Nam, /, các hố của Bắc, bên đến lượt, số hạt đã bắt, như 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0.
unreadable-rows = Các hố của Nam và của Bắc phải cách nhau bằng một dấu /.
unreadable-pit = “{ $text }” không phải là hố: cần một số từ 0 đến 255, thêm * phía sau nếu được đánh dấu, ~ nếu đã bị mua.
unreadable-row-length = Một hàng có { $text } hố; phải có từ 1 đến 12.
unreadable-turn = “{ $text }” không thể là bên đến lượt: cần S hoặc N, hoặc - khi ván đã kết thúc.
unreadable-captured = “{ $text }” không thể là số hạt đã bắt: cần hai số, của Nam và của Bắc, như 12-8.
unreadable-token = Không hiểu “{ $text }”. Sau số hạt đã bắt có thể ghi first=SN, unplayed=ABab, redistribute=SN, round=3, previous=N, quiet=17 và won=S, mỗi mục một lần.
unreadable-move = Nước đi là một hố (C), một hố kèm số (C3) hoặc một lần phân bố lại (GH>A2B3c5).
unreadable-move-pit = “{ $text }” không phải là hố: các hố từ A đến L là của Nam, từ a đến l là của Bắc.
unreadable-move-number = Thiếu số hạt, từ 1 đến 255.
unreadable-move-twice = Hố { $pit } được ghi hai lần.
unreadable-move-long = “{ $text }” không thuộc về nước đi.
fault-row = { $side } có { $found } hố, nhưng trò chơi này có { $shown } hố mỗi bên.
fault-too-many-seeds = Trên bàn và đã bắt có tất cả { $found } hạt, nhưng trò chơi này có { $shown } hạt.
fault-captured-out-of-play = Ở trò chơi này hạt bị bắt ra khỏi ván, nên số hạt đã bắt phải là 0-0.
fault-already-over = Khi trên bàn còn { $shown } hạt hoặc ít hơn thì ván đã kết thúc; hãy ghi - ở chỗ bên đến lượt.
fault-quiet-too-long = Sau { $shown } lượt gieo không bắt được gì, ván kết thúc; hãy ghi - ở chỗ bên đến lượt.
fault-no-marks = Trò chơi này không có hố được đánh dấu.
fault-no-buying = Trò chơi này không có mua hố.
fault-no-first = Trò chơi này không phân biệt lượt gieo đầu tiên, nên không có first=.
fault-no-cycle = Trò chơi này không có chu kỳ khai cuộc, nên không có unplayed=.
fault-no-such-pit = Bàn cờ không có hố { $pit }.
fault-not-redistributing = Còn một lần phân bố lại chưa làm, nên phải đến lượt người chơi ấy.
fault-no-result = Ở trò chơi này, hoặc khi ván chưa kết thúc, kết quả do số hạt cho biết, nên không có won=.
fault-no-redistribution = Trò chơi này không có phân bố lại, nên không có redistribute=.

## Axes

axis-board = Bàn cờ
axis-stores = Kho
axis-setup = Hạt lúc bắt đầu
axis-starter = Ai đi trước
axis-opening = Khai cuộc
axis-opening-captures = Bắt trong khai cuộc
axis-direction = Chiều gieo
axis-lift = Bốc những gì
axis-smallest = Hố ít hạt nhất được gieo
axis-first-lap = Nơi kết thúc vòng đầu
axis-lap = Vòng dài hơn bàn cờ
axis-relay = Gieo tiếp sức
axis-stop = Nơi lượt gieo dừng
axis-stop-making = Cách kết thúc khác của nước đi
axis-capture = Bắt
axis-passing = Nhóm tạo thành giữa chừng
axis-chain = Bắt chuỗi
axis-capturing-seed = Hạt bắt quân
axis-bonus = Thưởng
axis-feeding = Tiếp hạt cho đối phương
axis-marks = Hố được đánh dấu
axis-ownership = Hố thuộc về ai
axis-captured = Hạt bị bắt
axis-after-capture = Sau khi bắt
axis-stuck = Người chơi không đi được
axis-end = Kết thúc ván
axis-remaining = Hạt còn lại cuối ván
axis-winner = Người thắng
axis-draw = Kết quả ngang nhau
axis-endless = Lượt gieo vô tận
axis-no-progress = Ván không ai bắt được gì
axis-match = Trận đấu
axis-leftovers = Hạt dư giữa các ván

## Rules

rule-board-two-rows = Hai hàng, mỗi hàng { $pits } hố
rule-stores-none = Không có
rule-stores-at-each-end = Mỗi đầu một kho, không gieo vào
rule-setup-every = Mỗi hố { $seeds } hạt, tổng cộng { $total }
rule-setup-rightmost = { $seeds } hạt ở mỗi hố trong { $pits } hố ngoài cùng bên phải, tổng cộng { $total }
rule-starter-south = Nam
rule-starter-north = Bắc
rule-opening-free = Tự do
rule-opening-rightmost-each = Nước đầu của mỗi người chơi bắt đầu từ hố ngoài cùng bên phải của mình
rule-opening-rightmost-starter = Nước đầu của người đi trước bắt đầu từ hố ngoài cùng bên phải của mình
rule-opening-each-pit-once = Mỗi hố được chơi một lần rồi mới có hố được chơi lại
rule-opening-redistribution-exactly = Mỗi người chơi bốc hết đúng { $pits } hố của mình rồi thả hạt vào đâu tùy ý
rule-opening-redistribution-up-to = Mỗi người chơi bốc hết nhiều nhất { $pits } hố của mình rồi thả hạt vào đâu tùy ý
rule-opening-captures-on = Như thường lệ
rule-opening-captures-off-cycle = Không bắt cho đến khi mọi hố đã được chơi
rule-opening-captures-off-first-each = Không bắt ở nước đầu của mỗi người chơi
rule-opening-captures-off-very-first = Không bắt ở nước đầu tiên của ván
rule-direction-counter-clockwise = Ngược chiều kim đồng hồ
rule-direction-clockwise = Cùng chiều kim đồng hồ
rule-lift-all = Mọi hạt trong hố
rule-lift-all-but-one = Mọi hạt trừ một, hạt này ở lại
rule-lift-any-number = Bao nhiêu hạt trong hố cũng được
rule-smallest = { $seeds } hạt
rule-smallest-unless-none = { $seeds } hạt; chỉ gieo hạt đơn khi không có hố nào nhiều hạt hơn
rule-first-lap-free = Bất cứ đâu
rule-first-lap-not-own-occupied = Không ở hố có hạt của chính mình
rule-first-lap-not-own-occupied-first = Ở lượt gieo đầu tiên của mỗi người chơi, không ở hố có hạt của chính mình
rule-lap-origin-included = Hố xuất phát nhận hạt như mọi hố khác
rule-lap-origin-skipped = Bỏ qua hố xuất phát
rule-relay-none = Không: mỗi nước đi một vòng
rule-relay-from-occupied = Từ bất cứ hố có hạt nào mà vòng gieo kết thúc
rule-stop-in-empty = Ở hố trống
rule-stop-making-none = Không có
rule-stop-making-either = Hạt cuối cùng làm thành { $numbers } hạt ở bất cứ hố nào
rule-stop-making-own = Hạt cuối cùng làm thành { $numbers } hạt ở hố của mình
rule-stop-making-enemy = Hạt cuối cùng làm thành { $numbers } hạt ở hố đối phương
rule-capture-landing-either = Hạt cuối cùng làm thành { $numbers } hạt ở bất cứ hố nào: bắt hố đó
rule-capture-landing-own = Hạt cuối cùng làm thành { $numbers } hạt ở hố của mình: bắt hố đó
rule-capture-landing-enemy = Hạt cuối cùng làm thành { $numbers } hạt ở hố đối phương: bắt hố đó
rule-capture-opposite-either = Hạt cuối cùng rơi vào hố trống ở hàng nào cũng được: bắt hố đối diện
rule-capture-opposite-own = Hạt cuối cùng rơi vào hố trống của mình: bắt hố đối diện
rule-capture-opposite-enemy = Hạt cuối cùng rơi vào hố trống của đối phương: bắt hố đối diện
rule-capture-opposite-either-crossed = Hạt cuối cùng rơi vào hố trống ở hàng nào cũng được, sau khi đi qua hàng đối phương: bắt hố đối diện
rule-capture-opposite-own-crossed = Hạt cuối cùng rơi vào hố trống của mình sau khi đi qua hàng đối phương: bắt hố đối diện
rule-capture-opposite-enemy-crossed = Hạt cuối cùng rơi vào hố trống của đối phương sau khi đi qua hàng đối phương: bắt hố đối diện
rule-capture-ahead-either = Hố liền sau hố hạt rơi, ở bên nào cũng được, nếu chứa { $numbers } hạt
rule-capture-ahead-own = Hố liền sau hố hạt rơi, nếu là hố của mình và chứa { $numbers } hạt
rule-capture-ahead-enemy = Hố liền sau hố hạt rơi, nếu là hố đối phương và chứa { $numbers } hạt
rule-passing-stay = Ở lại trên bàn
rule-passing-mover-either = Nhóm { $numbers } hạt tạo thành ở bất cứ hố nào thuộc về người đi
rule-passing-mover-own = Nhóm { $numbers } hạt tạo thành ở hố của mình thuộc về người đi
rule-passing-mover-enemy = Nhóm { $numbers } hạt tạo thành ở hố đối phương thuộc về người đi
rule-passing-owner-either = Nhóm { $numbers } hạt tạo thành ở bất cứ hố nào thuộc về chủ hố
rule-passing-owner-own = Nhóm { $numbers } hạt tạo thành ở hố của người đi thuộc về chủ hố
rule-passing-owner-enemy = Nhóm { $numbers } hạt tạo thành ở hố đối phương thuộc về chủ hố
rule-chain-none = Không có
rule-chain-behind = Bắt thêm dãy liền các hố như vậy ở trước đó
rule-chain-behind-not-all = Bắt thêm dãy liền các hố như vậy ở trước đó, trừ khi như thế sẽ lấy hết hạt của đối phương: khi ấy không lấy gì
rule-chain-ahead = Tiến tới chừng nào còn gặp hố như vậy; hố trống làm chuỗi dừng
rule-chain-ahead-over-empty = Tiến tới chừng nào còn gặp hố như vậy; bỏ qua các hố trống
rule-capturing-seed-part = Nằm trong số hạt bị bắt
rule-capturing-seed-stays = Ở lại nơi nó rơi
rule-capturing-seed-goes-along = Đi theo số hạt bị bắt
rule-bonus-none = Không có
rule-bonus-all-or-none = Từ hố ngoài cùng bên trái, bắt thêm { $pits } hố kế tiếp của đối phương về bên phải: tất cả hoặc không hố nào
rule-bonus-all-or-none-independent = Từ hố ngoài cùng bên trái, bắt thêm { $pits } hố kế tiếp của đối phương về bên phải, tất cả hoặc không hố nào, bất kể hố đối diện có gì
rule-bonus-prefix = Từ hố ngoài cùng bên trái, bắt thêm nhiều nhất { $pits } hố của đối phương về bên phải, đến chỗ dãy bị đứt
rule-bonus-prefix-independent = Từ hố ngoài cùng bên trái, bắt thêm nhiều nhất { $pits } hố của đối phương về bên phải, đến chỗ dãy bị đứt, bất kể hố đối diện có gì
rule-feeding-not-needed = Không cần
rule-feeding-must = Nếu đối phương không có hạt, nước đi phải đưa hạt sang cho họ
rule-marks-none = Không có
rule-marks-cleared-by-any = Hố có hạt sau khai cuộc không thể bị bắt cho đến khi có ai đó bốc từ hố ấy
rule-marks-cleared-by-owner = Hố có hạt sau khai cuộc không thể bị bắt cho đến khi chủ hố bốc từ hố ấy
rule-ownership-row = Của người chơi ngồi trước hố
rule-ownership-bought = Của người chơi ngồi trước hố, hoặc người đã mua hố
rule-captured-to-captor = Về tay người bắt
rule-captured-out-of-play = Ra khỏi ván
rule-after-capture-turn-ends = Hết lượt
rule-after-capture-moves-again = Người bắt được đi tiếp
rule-stuck-passes = Bỏ lượt
rule-stuck-ends-game = Ván kết thúc
rule-stuck-loses = Thua, nếu còn hạt; bỏ lượt nếu không còn hạt nào
rule-end-seeds-left = Một lần bắt chỉ để lại { $seeds } hạt
rule-end-captured = Một người chơi đã bắt { $seeds } hạt
rule-end-neither-can-move = Cả hai đều không đi được
rule-end-no-move = Người đến lượt không đi được
rule-remaining-each-own = Mỗi người chơi lấy hạt trong các hố của mình
rule-remaining-last-captor = Về tay người bắt cuối cùng
rule-remaining-last-captor-then-previous-winner = Về tay người bắt cuối cùng; từ hiệp { $round } của trận đấu, về tay người thắng ván trước
rule-remaining-who-can-move = Về tay người còn đi được
rule-remaining-starter = Về tay người đi trước
rule-remaining-nobody = Không về tay ai
rule-winner-more-seeds = Ai bắt được nhiều hơn
rule-winner-still-has-seeds = Ai còn hạt bên phía mình
rule-winner-leaves-stuck = Ai làm đối phương hết nước đi
rule-draw-equal = Hòa, mỗi bên { $seeds } hạt
rule-draw-when-stuck-with = Hòa, nếu người chơi không đi được đã bắt { $seeds } hạt trở lên
rule-draw-none = Không thể xảy ra
rule-endless-not-legal = Không phải là nước đi hợp lệ
rule-endless-turn-ends = Hết lượt, bàn cờ giữ nguyên như cũ
rule-endless-game-ends = Ván kết thúc
rule-no-progress-none = Chơi tiếp; nếu dừng ván, hạt trên bàn không tính cho ai
rule-no-progress-none-each-own = Chơi tiếp; nếu dừng ván, mỗi người lấy hạt trong các hố của mình
rule-no-progress-each-own = Kết thúc sau { $sowings } lượt gieo; mỗi người lấy hạt trong các hố của mình
rule-no-progress-nobody = Kết thúc sau { $sowings } lượt gieo; hạt trên bàn không tính cho ai
rule-leftovers-in-hand = Giữ trong tay và tính là đã bắt; hố không ai lấp đầy được thì bắt đầu trống
rule-leftovers-larger-fills = Người có nhiều hạt dư hơn lấp hố cuối cùng bằng hạt dư của cả hai
rule-leftovers-dropped = Ra khỏi trận đấu
rule-match-single = Mỗi ván tính riêng
rule-match-buy-adjoining = Mỗi người lấp đầy hố của mình bằng số hạt đang có; người thắng dùng số dư mua các hố của bên kia liền với đầu phải của mình
rule-match-buy-chosen = Mỗi người lấp đầy hố của mình bằng số hạt đang có; người thắng dùng số dư mua những hố của bên kia do mình chọn
rule-match-rounds = Nhiều hiệp, hiệp nào cũng bày bàn như nhau
rule-match-rounds-latest-won = Nhiều hiệp, hiệp nào cũng bày bàn như nhau; khi cần xét người thắng hiệp trước thì bỏ qua hiệp hòa
rule-match-margin = Thắng cách biệt đúng { $seeds } hạt tính bằng { $worth } ván thắng


## Languages

languages = Ngôn ngữ
language-en = tiếng Anh
language-vi = tiếng Việt
language-th = tiếng Thái
language-sv = tiếng Thụy Điển
language-es = tiếng Tây Ban Nha
language-fr = tiếng Pháp
language-mer = tiếng Kimeru
language-srm = tiếng Saramaka
language-om = tiếng Oromo
language-am-latn = tiếng Amhara, viết bằng chữ Latinh

## Dates

date = { $month ->
    [1] { $day } tháng 1 năm { $year }
    [2] { $day } tháng 2 năm { $year }
    [3] { $day } tháng 3 năm { $year }
    [4] { $day } tháng 4 năm { $year }
    [5] { $day } tháng 5 năm { $year }
    [6] { $day } tháng 6 năm { $year }
    [7] { $day } tháng 7 năm { $year }
    [8] { $day } tháng 8 năm { $year }
    [9] { $day } tháng 9 năm { $year }
    [10] { $day } tháng 10 năm { $year }
    [11] { $day } tháng 11 năm { $year }
   *[12] { $day } tháng 12 năm { $year }
}

## More of the site

nav-map = Bản đồ
nav-glossary = Bảng thuật ngữ
nav-method = Chúng tôi đọc các nguồn như thế nào
nav-data = Dữ liệu
nav-changes = Nhật ký thay đổi
footer-attribution = Các dữ kiện có được là nhờ những trang Mancala World mà từng bài nêu rõ, và nhờ những người đã ghi chép các trò chơi: { $people }.

## More of articles

sheet-link = Bản để in
parallel-with = Đọc song song với
parallel-alone = chỉ một ngôn ngữ
parallel-title = { $game }, song song với bản { $language }
term-more = Bảng thuật ngữ
example-show = Xem phát biểu { $id } trên bàn cờ
example-show-one-of = Xem phát biểu { $id } trên bàn cờ, ví dụ { $number }
record-by = Người ghi chép
record-board = Bàn cờ
record-on-map = Trên bản đồ
record-source-text = Văn bản nguồn
record-source-text-is = Bằng { $language }; văn bản nêu nguồn của chính nó là { $source }

## Notes

notes-heading = Ghi chú biên tập
notes-lead = Những gì bị hỏng, mâu thuẫn, bỏ ngỏ hoặc được kể khác đi, theo từng phát biểu.
note-damage = Chỗ hỏng
note-damage-means = văn bản nguồn bị hỏng; chúng tôi viết điều văn bản muốn nói.
note-contradiction = Mâu thuẫn
note-contradiction-means = văn bản nguồn mâu thuẫn với chính nó hoặc với nguồn mà nó nêu.
note-silence = Chỗ bỏ ngỏ
note-silence-means = văn bản nguồn không nói, mà cuộc chơi thì phải quyết định.
note-variant = Dị bản
note-variant-means = một nguồn khác nói khác.
note-label = Ghi chú biên tập về phát biểu { $id }: { $kinds }
note-printed = Văn bản nguồn in là
note-in-list = Trong danh sách ghi chú
note-reading = Chơi theo cách khác
note-rests-on = Dựa trên:

## Citing

cite-heading = Trích dẫn bài này
cite-version = Phiên bản { $version }, ngày { $date }.
cite-permanent = Địa chỉ của phiên bản này
cite-as = Mục trích dẫn dưới dạng tệp
cite-owed = Ấn bản của riêng chúng tôi, soạn từ một văn bản nêu { $source } làm nguồn. Người ghi chép: { $people }.
data-as = Bài này dưới dạng dữ liệu
data-all = Mọi dữ liệu của kho tư liệu
version-title = Một phiên bản khác
version-replaced = Phiên bản { $version } của bài về { $game } đã được thay thế. Nhật ký thay đổi cho biết từ đó đến nay đã thay đổi những gì.
version-unknown = Bài về { $game } không có phiên bản { $version }.

## Glossary

glossary-title = Bảng thuật ngữ
glossary-summary = Thuật ngữ của các trò chơi gieo hạt, từ ngữ của những dân tộc chơi các trò ấy, và những từ mà kho tư liệu này dùng để nói về chính mình.
glossary-others = Trong các ngôn ngữ khác
glossary-uses = Dùng lần đầu trong

## Map

map-title = Ở đâu và khi nào
map-summary = Năm trò chơi trên bản đồ, và thời điểm chúng được nhìn thấy hoặc mô tả.
map-alt = Bản đồ thế giới với những nơi có các trò chơi, đánh số như trong danh sách bên dưới
map-caption = Mỗi điểm đại diện cho một vùng; vòng tròn quanh điểm cho biết địa điểm có thể lệch đi bao xa. Đường viền đất liền: Natural Earth (thuộc phạm vi công cộng), theo phép chiếu Equal Earth.
map-places = Địa điểm
map-coordinates = { $latitude }, { $longitude }, trong phạm vi { $km } km
map-timeline = Khi nào chúng được nhìn thấy và mô tả

## Changes

changes-title = Nhật ký thay đổi
changes-summary = Những gì đã thay đổi trong các bài, vào lúc nào, và mỗi thay đổi đã cho ra phiên bản nào của từng bài.
changes-feed = Theo dõi các thay đổi (Atom)

## Data

data-title = Dữ liệu
data-summary = Tất cả những gì có trong kho tư liệu, để mang về: mỗi bài dưới dạng JSON, JSON-LD và TEI XML, mục trích dẫn của bài cho thư mục tham khảo của bạn, và toàn bộ kho trong một tệp.
data-whole = Toàn bộ kho tư liệu
data-whole-told = Các bài, hồ sơ, ghi chú, cách hiểu, bảng thuật ngữ và mọi bản xuất, kèm mã kiểm tra và giấy phép.
data-interfaces = Giao diện dành cho chương trình
data-api = trò chơi, nước đi, thế cờ và tìm kiếm dưới dạng JSON.
data-oai = cho các chương trình thu thập biểu ghi thư viện.
data-sitemap = mọi trang trong mọi ngôn ngữ.
data-atom = nhật ký thay đổi dưới dạng nguồn cấp dữ liệu.
data-licence = Các văn bản và hồ sơ là của chúng tôi và có thể được sử dụng theo

## Print sheet

sheet-title = { $game } trên một tờ giấy
sheet-hint = Trang này dành để in ra giấy: một tờ có luật chơi, một bàn cờ trống và chỗ ghi các nước đi.
sheet-board = Bàn cờ trống với tên các hố
sheet-moves = Nước đi
sheet-number = Số

## Exports

# A reference as a sentence, in the language of the edition.
citation = “{ $title }”, trong { $archive }, ấn bản { $language }, phiên bản { $version } ngày { $date }, { $url }
citation-accessed = “{ $title }”, trong { $archive }, ấn bản { $language }, phiên bản { $version } ngày { $date }, { $url }, xem ngày { $accessed }
data-nothing = Không có tệp nào tại { $path }. Tệp của một trò chơi có địa chỉ /data/games/GAME.ENDING. Trò chơi (GAME): { $games }. Đuôi tệp (ENDING): { $endings }. Toàn bộ kho tư liệu là /data/bonduc.zip, mã kiểm tra của tệp ấy là /data/bonduc.zip.sha256.
data-readme =
    { $title }
    Phiên bản { $version } ngày { $date }, { $url }

    content/ là kho tư liệu đúng như được biên soạn: với mỗi trò chơi có hồ sơ, ghi chú, các cách hiểu, ví dụ và một bài bằng mỗi ngôn ngữ; ngoài ra là các trang, bảng thuật ngữ, nhật ký thay đổi và văn bản của giao diện. content/FORMAT.md cho biết cách đọc.

    data/games/ có cùng nội dung ấy dành cho chương trình: mỗi trò chơi dưới dạng JSON, JSON-LD và TEI XML, cùng mục trích dẫn các ấn bản của trò chơi dưới dạng BibTeX, RIS, CSL-JSON và văn bản thuần.

    LICENSE.txt là giấy phép của tất cả. ATTRIBUTION.txt cho biết phải nêu tên những gì khi sử dụng các văn bản về một trò chơi, và nên nói gì ở bất cứ nơi nào trò chơi được trình bày.

    Để biết mọi tệp có nguyên vẹn hay không, hãy chạy trong thư mục này: sha256sum -c SHA256SUMS

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

search-help = Cách tìm kiếm
search-help-words = Mỗi từ được tìm ở mọi dạng, có dấu hay không dấu, và trong cả bốn ngôn ngữ; từ cuối có thể chỉ là phần đầu của một từ.
search-help-signs = “"hạt cuối cùng"” tìm các từ này theo đúng thứ tự ấy; “-casa” loại bỏ những gì có từ đó.
search-help-filters = Bộ lọc giới hạn việc tìm trong một phần của kho tư liệu:
search-help-positions = Gõ các hố để tìm thế cờ: 0,?,4+ là một đoạn của hàng gồm một hố trống, một hố bất kỳ và một hố có từ bốn hạt trở lên; hai hàng được viết là 4,4,4/4,4,4.
search-did-you-mean = Có phải bạn muốn tìm
search-similar = từ gần giống
search-facet-games = Trò chơi
search-facet-kinds = Loại đoạn
search-facet-mechanics = Luật chơi
search-facet-languages = Tìm thấy trong
search-no-filter = bỏ bộ lọc này
search-others = Bảng thuật ngữ và các trang
search-next = Xem tiếp
search-previous = Trở lại
search-unknown-filter = “{ $name }:{ $text }” không có trong kho tư liệu. Có thể dùng: { $right }.
search-glossary = Tra trong bảng thuật ngữ
search-suggestions = Gợi ý
search-suggest-all = Mọi đoạn có “{ $query }”
search-suggest-count = { $n ->
    [0] Không tìm thấy gì; nhấn Enter để vẫn tìm.
   *[other] Có { $n } gợi ý; dùng các phím mũi tên để đến đó.
}
search-positions = Thế cờ
search-positions-count = { $n ->
    [0] Không ví dụ nào trong kho tư liệu có thế cờ như vậy.
   *[other] { $n } ví dụ có thế cờ như vậy.
}
search-positions-show = Xem trên bàn cờ
kind-statement = Phát biểu
kind-game = Trò chơi
kind-term = Thuật ngữ
kind-rule = Quy tắc của trang
kind-page = Trang
kind-reading = Cách hiểu
kind-note = Ghi chú

## Mechanics

mechanic-stores = Kho
mechanic-forced-first-move = Nước đầu bắt buộc
mechanic-opening-cycle = Chu kỳ khai cuộc
mechanic-redistribution = Phân bố lại
mechanic-partial-lift = Bốc một phần hạt trong hố
mechanic-leave-one = Để lại một hạt
mechanic-single-lap = Gieo một vòng
mechanic-relay = Gieo tiếp sức
mechanic-capture-landing = Bắt hố nơi hạt cuối rơi
mechanic-casa-of-four = Casa bốn hạt
mechanic-capture-opposite = Bắt hố đối diện
mechanic-chain-forward = Bắt chuỗi về phía trước
mechanic-chain-backward = Bắt chuỗi về phía sau
mechanic-bonus = Bắt thưởng
mechanic-marked-pits = Hố được đánh dấu
mechanic-out-of-play = Hạt bị bắt ra khỏi ván
mechanic-extra-turn = Lượt thêm
mechanic-passing = Bỏ lượt
mechanic-last-seeds = Ván kết thúc ở những hạt cuối
mechanic-survival-win = Thắng nhờ trụ lại
mechanic-hole-buying = Mua hố
mechanic-rounds = Nhiều hiệp
mechanic-margin-win = Thắng theo cách biệt
map-north = { $degrees }° vĩ độ Bắc
map-south = { $degrees }° vĩ độ Nam
map-east = { $degrees }° kinh độ Đông
map-west = { $degrees }° kinh độ Tây
search-facets = Thu hẹp kết quả
